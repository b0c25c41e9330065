import type { CallError, ProblemError } from './errors/call-error.ts'
import type { ProblemCode } from './errors/problem-code.ts'
import { problemCodes } from './generated/problem-codes.ts'
import { problemFacts } from './generated/problem-facts.ts'

export { type ProblemCode, isProblemCode } from './errors/problem-code.ts'

/** The codes of all refusals in the contract, in its order. Texts, tests and the mock cover this whole list. */
export const PROBLEM_CODES = problemCodes

/** The facts of a refusal in the contract: its status, and the types of its params. */
export type ProblemFacts = {
  readonly status: number
  readonly params: Readonly<
    Record<string, { readonly type: 'string' | 'integer' | 'boolean'; readonly optional: boolean }>
  >
}

/** The status and the params of every refusal. A bundler leaves them out if they are unused. */
export const PROBLEMS: Readonly<Record<ProblemCode, ProblemFacts>> = problemFacts

type Declared<Code extends ProblemCode> = (typeof problemFacts)[Code]['params']

type ValueOf<Param> = Param extends { type: 'string' }
  ? string
  : Param extends { type: 'boolean' }
    ? boolean
    : number

/**
 * The params of a refusal by its code. Optional ones may be undefined. If a code can be derived from the status alone, all
 * of its params may be undefined, because a proxy's answer has none.
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

/**
 * Whether an error is a refusal by the server, or one particular refusal. `params` then has the names and types of that
 * refusal.
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
