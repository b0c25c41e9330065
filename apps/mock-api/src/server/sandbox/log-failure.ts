import type { RequestLog } from '../../engine/log/request-log.ts'
import type { Ids } from '../../engine/random/ids.ts'
import type { Clock } from '../../engine/time/clock.ts'
import type { WorkSubject } from '../../operation/work.ts'

/** Stands where the method of a call does. */
export const TIME = 'TIME'

/** Logs what due work could not do as a call that nobody made. It is tried again at every look, so it is shown once. */
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
