import { problemCodes } from '../generated/problem-codes.ts'

/** The stable name of a refusal. */
export type ProblemCode = (typeof problemCodes)[number]

/** Whether a text is one of the codes that this version knows. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.includes(code as ProblemCode) // includes() takes only members; the test is the point
}
