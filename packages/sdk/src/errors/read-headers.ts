/** The request id by which operators find a call in their logs. */
export function requestIdOf(response: Response): string | null {
  return response.headers.get('X-Request-Id')
}

/** `Retry-After` in whole seconds, rounded up; it may come as seconds or as a date (RFC 9110 §10.2.3). */
export function retryAfterSecondsOf(response: Response, nowMs: number): number | null {
  const value = response.headers.get('Retry-After')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const seconds = Math.ceil((Date.parse(value) - nowMs) / 1000)
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}
