import type { PageReports } from '@selat/command/page-report'

import type { CallContext } from '../call-api.ts'
import type { Log } from '../log.ts'

/** The milliseconds that the endpoint may take; no visitor waits for it. */
const PATIENCE_MS = 5000

/** The largest number of requests to the endpoint at once; while it is slow, further reports are dropped, not kept. */
const MOST_AT_ONCE = 50

export type PassOn = (
  reports: PageReports,
  context: Pick<CallContext, 'requestId' | 'traceparent'>,
) => Promise<void>

/** Posts reports to the endpoint, with the id and trace of the request that brought them, but nothing about the visitor. */
export function createPassing(endpoint: URL, log: Log): PassOn {
  let onTheWay = 0
  return async (reports, { requestId, traceparent }) => {
    if (onTheWay >= MOST_AT_ONCE) return
    onTheWay += 1
    try {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Request-Id': requestId,
          ...(traceparent !== undefined && { traceparent }),
        },
        body: JSON.stringify(reports),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      await response.body?.cancel()
      if (!response.ok)
        log.error('The endpoint took no reports.', { requestId, status: response.status })
    } catch (error) {
      log.error('Reports could not be passed on.', { requestId, error })
    } finally {
      onTheWay -= 1
    }
  }
}
