/** Returns the request id by which a call is found in the logs of the server. */
export function requestIdOf(response: Response): string | null {
  return response.headers.get('X-Request-Id')
}

/**
 * Returns `Retry-After` in whole seconds, rounded up; null if there is none. It may be seconds or a date (RFC 9110 §10.2.3).
 * A date is compared with the server's time if the answer has it, because the clock of a device may be hours off.
 */
export function retryAfterSecondsOf(response: Response, nowMs: number): number | null {
  const value = response.headers.get('Retry-After')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const fromMs = Date.parse(response.headers.get('Date') ?? '') || nowMs
  // A date begins with the name of its day. This is checked, because JavaScript engines also parse `-1` and `1.5` as dates.
  const seconds = /^[a-z]/i.test(value) ? Math.ceil((Date.parse(value) - fromMs) / 1000) : NaN
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}
