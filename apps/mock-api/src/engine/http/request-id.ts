import { isRequestId } from '@selat/command/request-id'

import type { Ids } from '../random/ids.ts'

/**
 * Returns the id of a call for its answer, the log and the console: the caller's own `X-Request-Id` if it is safe, or else a
 * new one.
 */
export function requestIdOf(request: Request, ids: Pick<Ids, 'make'>): string {
  const given = request.headers.get('X-Request-Id')
  return given !== null && isRequestId(given) ? given : ids.make('req')
}
