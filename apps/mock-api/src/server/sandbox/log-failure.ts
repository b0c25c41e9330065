import type { RequestLog } from '../../engine/log/request-log.ts'
import type { Ids } from '../../engine/random/ids.ts'
import type { Clock } from '../../engine/time/clock.ts'
import type { WorkSubject } from '../../operation/work.ts'

/** Is logged in place of a method. */
export const TIME = 'TIME'

/** Logs a failure of due work like a call. The work is tried again with each call, so its failure is logged once. */
export function logFailure(
  { requests, ids, clock }: { requests: RequestLog; ids: Ids; clock: Clock },
  { tenant, path }: WorkSubject,
  error: unknown,
): void {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const shown = {
    method: TIME,
    path,
    tenant,
    status: 500,
    code: 'internal_error',
  }
  const isShown = requests
    .list({ status: String(shown.status) })
    .some(
      (line) =>
        line.method === shown.method &&
        line.path === shown.path &&
        firstLine(line.error ?? '') === firstLine(reason),
    )
  if (isShown) return
  requests.add({
    ...shown,
    id: ids.make('req'),
    at: clock.now(),
    operation: null,
    durationMs: 0,
    fault: null,
    violations: [],
    errors: [],
    error: reason,
  })
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
