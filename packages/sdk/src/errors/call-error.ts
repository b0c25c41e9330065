import type { ProblemCode } from './problem-code.ts'

/** All possible failures of a call, distinguished by `kind`. No call of this package throws. */
export type CallError = ProblemError | NetworkError | TimeoutError | AbortedError | ContractError

/** The server, or something in front of it, answered with a status that is not a success. */
export type ProblemError = {
  kind: 'problem'
  /**
   * The status of the answer. Redirects are not followed, because the contract has none; browsers hide their status, which
   * is then 0.
   */
  status: number
  /** The stable code of the refusal. If the answer has no code that this version knows, it is derived from the status. */
  code: ProblemCode
  /** The code as it was sent; null if the answer was not a problem document. */
  sentCode: string | null
  /** The server's message in the caller's language; empty if the answer was not a problem document. */
  detail: string
  params: ProblemParams
  errors: ProblemField[]
  requestId: string | null
  /** The seconds to wait before another try; null if the answer does not say. */
  retryAfterSeconds: number | null
  /** The body if it was not a problem document, such as a proxy's page. Do not display it. */
  text: string | null
}

export type ProblemParams = Record<string, string | number | boolean>

/** One refused field. The pointer is a JSON Pointer into the body, or `query:name`, `path:name`, `header:Name`. */
export type ProblemField = { pointer: string; code: string; params: ProblemParams }

/** No answer arrived, or it broke off. `offline` is what the browser reports; without a browser it is false. */
export type NetworkError = { kind: 'network'; offline: boolean; cause: unknown }

/** The call's time limit has passed, including retries. */
export type TimeoutError = { kind: 'timeout'; timeoutMs: number }

/** The caller's own signal ended the call. */
export type AbortedError = { kind: 'aborted'; reason: unknown }

/**
 * The client or the server broke the contract. `not_json` is a success without a readable body. `shape` is a body that the
 * validators refuse (only with `validate`). `request` is a call that could not be built, for example because the base
 * address is not a URL.
 */
export type ContractError = {
  kind: 'contract'
  reason: 'not_json' | 'shape' | 'request'
  status: number | null
  issues: ContractIssue[]
  requestId: string | null
  /** The body of a `not_json` answer, such as the page of a proxy or a Wi-Fi login. Do not display it. */
  text: string | null
  cause: unknown
}

/** A difference between a body and the contract: its JSON Pointer and a message. */
export type ContractIssue = { pointer: string; message: string }

/**
 * The result of every call. Test `error`, and TypeScript narrows the type. The body of `response` has already been read.
 */
export type Result<T> =
  | { data: T; error?: undefined; response: Response }
  | { data?: undefined; error: CallError; response?: Response | undefined }
