import { inSavepoint } from '../engine/store/in-savepoint.ts'
import { isContention } from '../engine/store/retry-contention.ts'
import type { Services } from './services.ts'
import type { Work } from './work.ts'

/** Stands where the method of a call does. */
export const TIME = 'TIME'

/** What something is done to; `path` is where a call would find it. */
type Subject = { readonly tenant: string; readonly path: string }

/**
 * Does to one thing what is due to it. When that fails it is undone, shown among the requests and left for the next time:
 * a booking that is broken is no reason to answer nobody. Says whether it could be done.
 */
export async function runInSavepoint(
  { store, services }: Work,
  subject: Subject,
  deed: () => Promise<void>,
): Promise<boolean> {
  const outcome = await inSavepoint(store, deed)
  if (!('error' in outcome)) return true
  // Others were in the way of all of it, which is done again.
  if (isContention(outcome.error)) throw outcome.error
  showFailure(services, subject, outcome.error)
  return false
}

/** As a call that nobody made. Time tries again at every look, so what is shown already is not shown again. */
function showFailure(
  { requests, ids, clock }: Services,
  { tenant, path }: Subject,
  error: unknown,
) {
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
