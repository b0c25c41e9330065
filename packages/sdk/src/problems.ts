import type { CallError, ProblemError } from './errors/call-error.ts'
import { problemCodes } from './generated/problem-codes.ts'
import { problemFacts } from './generated/problem-facts.ts'

/** Every refusal that the contract knows, in its order. Texts, tests and the mock are complete over this list. */
export const PROBLEM_CODES = problemCodes

/** The stable name of a refusal. */
export type ProblemCode = (typeof problemCodes)[number]

/** What the contract says of a refusal: its status, and the values that come with it. */
export type ProblemFacts = {
  readonly status: number
  readonly params: Readonly<
    Record<string, { readonly type: 'string' | 'integer' | 'boolean'; readonly optional: boolean }>
  >
}

/** The status and the params of every refusal; left out of a bundle that does not use it. */
export const PROBLEMS: Readonly<Record<ProblemCode, ProblemFacts>> = problemFacts

type Declared<Code extends ProblemCode> = (typeof problemFacts)[Code]['params']

type ValueOf<Param> = Param extends { type: 'string' }
  ? string
  : Param extends { type: 'boolean' }
    ? boolean
    : number

/**
 * The values that come with a refusal. Those that are not always told may be undefined; so may all of a code that a
 * status alone can mean, since a proxy tells none.
 */
export type ParamsOf<Code extends ProblemCode> = Code extends ProblemCode
  ? {
      -readonly [
        Name in keyof Declared<Code> as Declared<Code>[Name] extends { optional: false }
          ? Name
          : never
      ]: ValueOf<Declared<Code>[Name]>
    } & {
      -readonly [
        Name in keyof Declared<Code> as Declared<Code>[Name] extends { optional: true }
          ? Name
          : never
      ]?: ValueOf<Declared<Code>[Name]>
    }
  : never

/** Whether a text is one of the codes that this version knows. */
export function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.includes(code as ProblemCode) // includes() takes only members; the test is the point
}

/**
 * Whether an error is the server's refusal, or one refusal in particular, whose `params` are then known by name.
 *
 * @example
 * if (isProblem(error, 'book_before')) showLastDay(error.params.date)
 */
export function isProblem(error: CallError | null | undefined): error is ProblemError
export function isProblem<Code extends ProblemCode>(
  error: CallError | null | undefined,
  code: Code,
): error is ProblemError & { code: Code; params: ParamsOf<Code> }
export function isProblem(error: CallError | null | undefined, code?: ProblemCode): boolean {
  return error?.kind === 'problem' && (code === undefined || error.code === code)
}
