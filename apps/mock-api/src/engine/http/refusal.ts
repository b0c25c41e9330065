import type { ProblemCode } from '@selat/sdk/problems'

export type ProblemParams = Record<string, string | number | boolean>

/** One refused field: `pointer` is a JSON Pointer into the body, or `query:name`, `path:name`, `header:Name`. */
export type ProblemField = { pointer: string; code: string; params: ProblemParams }

export type RefusalDetails = {
  params?: ProblemParams
  errors?: readonly ProblemField[]
  /** An English sentence of the mock's own tools, if the text of the code would mislead their users. */
  detail?: string | undefined
}

/** An expected refusal. It is thrown, so that the transaction rolls back; the server turns it into a problem document. */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly params: ProblemParams
  readonly errors: readonly ProblemField[]
  readonly detail: string | undefined

  constructor(code: ProblemCode, { params = {}, errors = [], detail }: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.params = params
    this.errors = errors
    this.detail = detail
  }
}

/**
 * Ends an operation with a problem of the contract's list.
 * @example refuse('book_before', { params: { date: '2026-12-11' } })
 */
export function refuse(code: ProblemCode, details?: RefusalDetails): never {
  throw new Refusal(code, details)
}

/**
 * Ends an operation because of one value.
 * @example refuseField('/Customer', 'unknown')
 */
export function refuseField(pointer: string, code: string, params: ProblemParams = {}): never {
  return refuse('validation_failed', { errors: [{ pointer, code, params }] })
}

/** Ends an operation with all wrong values; does nothing if there are none. */
export function refuseFields(errors: readonly ProblemField[]): void {
  if (errors.length > 0) refuse('validation_failed', { errors })
}
