import type { Ids } from '../random/ids.ts'

// Nothing that could break a header, a log line or a page.
const SAFE = /^[\w.-]{8,64}$/

/** What a call is known by in its answer, the log and the console: the caller's own `X-Request-Id` where it has a safe shape. */
export function requestIdOf(request: Request, ids: Pick<Ids, 'make'>): string {
  const given = request.headers.get('X-Request-Id')
  return given !== null && SAFE.test(given) ? given : ids.make('req')
}
