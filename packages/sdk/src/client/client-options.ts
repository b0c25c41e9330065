import type { ProblemError } from '../errors/call-error.ts'

type Token = string | null | undefined

/** A value, or a function that returns it. */
type Setting<Value> = Value | (() => Value)

/**
 * The configuration of a client. A function among the settings is called for every request, so that a change of session,
 * currency or language takes effect with the next request; a plain value stays. A missing or wrong one is refused when the
 * client is created.
 */
export type ClientOptions = {
  /**
   * The address before `/travel/v1` and `/admin/v1`, such as `https://api.example.com`; every path begins with one of them, so
   * one at the end is ignored. It must be absolute unless a page's address can complete it.
   */
  baseUrl: string
  /** The tenant's company id, which every call sends as `system`. */
  system: Setting<number>
  /**
   * The ISO 4217 code of the currency of prices, such as `IDR`. It is sent only while there is no token. If the tenant does not
   * sell in it, prices come in the company's currency: read the currency of each amount.
   */
  currency: Setting<string | undefined>
  /**
   * The token of the session, which is sent as a bearer header; null for a visitor who is not signed in. A function may return
   * a promise, for example while a token is renewed; waiting for it counts towards the call's time limit.
   */
  token: string | null | (() => Token | Promise<Token>)
  /** The BCP 47 language of names and messages. */
  language: Setting<string>
  fetch?: ((request: Request) => Promise<Response>) | undefined
  /** Checks every success body against the contract; the checks of an operation are loaded with its first call. Off by default. */
  validate?: boolean | undefined
  /**
   * Called with every answer that says the session has ended (401 `unauthorized`), in addition to the call's own result, and
   * with the refused token. If that token is no longer the current one, the current session may still be valid.
   */
  onUnauthorized?: ((error: ProblemError, refused: string | null) => void) | undefined
  /**
   * The time limits in milliseconds, including retries. The defaults are 1,000,000 for GET, 40,000 for POST, 10,000 for PUT,
   * DELETE and uploads. `Infinity` means no limit; a call whose limit is negative or not a number is refused.
   */
  timeouts?:
    | { [Kind in 'get' | 'post' | 'put' | 'delete' | 'upload']?: number | undefined }
    | undefined
  /** The number of further tries of a call that is safe to repeat; 2 by default. */
  retries?: number | undefined
  /** The present time in epoch milliseconds. It is used for a `Retry-After` date in an answer without the server's time. */
  now?: (() => number) | undefined
  /** A random number from 0 to 1, exclusive, which spreads the retries of many clients. */
  random?: (() => number) | undefined
}

/** Returns the present value of a setting. */
export function valueOf<Value extends string | number | null | undefined | Promise<Token>>(
  setting: Value | (() => Value),
): Value {
  return typeof setting === 'function' ? setting() : setting
}
