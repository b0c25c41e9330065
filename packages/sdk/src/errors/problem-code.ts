import { problemCodes } from '../generated/problem-codes.ts'

/** The stable code of a refusal. */
export type ProblemCode = (typeof problemCodes)[number]

/** Whether a text is one of the codes that this version knows. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.includes(code as ProblemCode) // `includes` only accepts members, and this test is for other texts
}
