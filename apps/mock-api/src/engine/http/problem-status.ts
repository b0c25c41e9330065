import { PROBLEM_CODES, PROBLEMS, type ProblemCode } from '@selat/sdk/problems'

/** The status of each refusal, which is the same in all operations. */
export const PROBLEM_STATUS = Object.fromEntries(
  PROBLEM_CODES.map((code) => [code, PROBLEMS[code].status]),
) as Readonly<Record<ProblemCode, number>> // one entry for each code
