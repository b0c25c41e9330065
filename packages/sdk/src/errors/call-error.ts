import type { ProblemCode } from './problem-code.ts'

/** Everything that can go wrong with a call, told apart by `kind`. No call of this package throws. */
export type CallError = ProblemError | NetworkError | TimeoutError | AbortedError | ContractError

/** The server, or something in front of it, answered with a status that is not a success. */
export type ProblemError = {
  kind: 'problem'
  /** No redirect is followed, because the contract has none; in a browser, which hides it, its status is 0. */
  status: number
  /** The refusal by its stable name; by the status alone when the answer names none that this version knows. */
  code: ProblemCode
  /** The name as it was sent; null when the answer was no problem document. */
  sentCode: string | null
  /** The server message in the caller's language; empty when the answer was no problem document. */
  detail: string
  params: ProblemParams
  errors: ProblemField[]
  requestId: string | null
  /** Seconds to wait before another try, when the answer names them. */
  retryAfterSeconds: number | null
  /** The body, if it was no problem document, such as a proxy's page. Not for display. */
  text: string | null
}

export type ProblemParams = Record<string, string | number | boolean>

/** One refused field: a JSON Pointer into the body, or `query:name`, `path:name`, `header:Name`. */
export type ProblemField = { pointer: string; code: string; params: ProblemParams }

/** No answer arrived, or it broke off. `offline` is the browser's own information; elsewhere it is false. */
export type NetworkError = { kind: 'network'; offline: boolean; cause: unknown }

/** The call's time limit passed, retries included. */
export type TimeoutError = { kind: 'timeout'; timeoutMs: number }

/** The caller's own signal ended the call. */
export type AbortedError = { kind: 'aborted'; reason: unknown }

/**
 * One side broke the contract. `not_json` is a success without a readable body, and `shape` a body that the validators
 * refuse (only with `validate`). `request` is a call that could not even be built, for example because the base address
 * is no URL.
 */
export type ContractError = {
  kind: 'contract'
  reason: 'not_json' | 'shape' | 'request'
  status: number | null
  issues: ContractIssue[]
  requestId: string | null
  /** The body of a `not_json` answer, such as the page of a proxy or a Wi-Fi login. Not for display. */
  text: string | null
  cause: unknown
}

/** A difference between a body and the contract: a JSON Pointer and a message. */
export type ContractIssue = { pointer: string; message: string }

/** The result of every call. Test `error`, and TypeScript knows the rest. The body of `response` has been read. */
export type Result<T> =
  | { data: T; error?: undefined; response: Response }
  | { data?: undefined; error: CallError; response?: Response | undefined }
