import type { ProblemError } from '../errors/call-error.ts'

type Token = string | null | undefined

/**
 * The configuration of a client. Its functions are called for every request, so that a change of session, currency or language
 * takes effect with the next request.
 */
export type ClientOptions = {
  /** Scheme and host before the paths. It must be absolute if there is no page whose address completes it. */
  baseUrl: string
  /** The tenant's company id, sent as `system` with every call. */
  system: () => number
  /** The currency to price in; sent while there is no token. */
  currency: () => string | undefined
  /**
   * The session's token; sent as a bearer header whenever there is one. A promise is waited for within the call's
   * time limit, such as that of a token being renewed.
   */
  token: () => Token | Promise<Token>
  /** BCP 47 language of names and messages. */
  language: () => string
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Checks every success body against the contract; the checks of an operation are loaded with its first call. Off by default. */
  validate?: boolean | undefined
  /**
   * Called with every answer that says the session has ended (401 `unauthorized`), in addition to the call's own result, and
   * with the refused token. If that token is no longer the current one, the current session may still be valid.
   */
  onUnauthorized?: ((error: ProblemError, refused: string | null) => void) | undefined
  /**
   * Time limits in milliseconds, retries included, where they differ from the defaults: 1,000,000 for GET, 40,000 for POST, 10,000
   * for PUT, DELETE and uploads. `Infinity` means no limit; a call whose limit is negative or no number is refused.
   */
  timeouts?:
    | { [Kind in 'get' | 'post' | 'put' | 'delete' | 'upload']?: number | undefined }
    | undefined
  /** Further tries of a call that is safe to repeat; 2 unless given. */
  retries?: number | undefined
  /** Epoch milliseconds; for a `Retry-After` date in an answer that does not tell the server's time. */
  now?: (() => number) | undefined
  /** From 0 up to 1, exclusive; spreads the retries of many clients. */
  random?: (() => number) | undefined
}
