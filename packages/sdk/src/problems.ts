import type { CallError, ProblemError } from './errors/call-error.ts'
import { problemCodes } from './generated/problem-codes.ts'

/** Every refusal that the contract knows, in its order. Texts, tests and the mock are complete over this list. */
export const PROBLEM_CODES = problemCodes

/** The stable name of a refusal. */
export type ProblemCode = (typeof problemCodes)[number]

/** Whether a text is one of the codes that this version knows. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.includes(code as ProblemCode) // includes() takes only members; the test is the point
}

/**
 * Whether an error is the server's refusal, or one refusal in particular.
 *
 * @example
 * if (isProblem(error, 'seats_taken')) searchAgain()
 */
export function isProblem(error: CallError | null | undefined): error is ProblemError
export function isProblem<Code extends ProblemCode>(
  error: CallError | null | undefined,
  code: Code,
): error is ProblemError & { code: Code }
export function isProblem(error: CallError | null | undefined, code?: ProblemCode): boolean {
  return error?.kind === 'problem' && (code === undefined || error.code === code)
}
