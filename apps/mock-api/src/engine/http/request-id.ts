import { isRequestId } from '@selat/command/request-id'

import type { Ids } from '../random/ids.ts'

/** The id of a call in its answer, the log and the console: the caller's own `X-Request-Id` if it is safe, else a new one. */
export function requestIdOf(request: Request, ids: Pick<Ids, 'make'>): string {
  const given = request.headers.get('X-Request-Id')
  return given !== null && isRequestId(given) ? given : ids.make('req')
}
