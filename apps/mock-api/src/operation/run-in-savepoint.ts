import { inSavepoint } from '../engine/store/in-savepoint.ts'
import { isContention } from '../engine/store/retry-contention.ts'
import type { Work, WorkSubject } from './work.ts'

/**
 * Does to one thing what is due to it. When that fails it is undone, shown among the requests and left for the next time:
 * a booking that is broken is no reason to answer nobody. Says whether it could be done.
 */
export async function runInSavepoint(
  { store, reportFailure }: Work,
  subject: WorkSubject,
  deed: () => Promise<void>,
): Promise<boolean> {
  const outcome = await inSavepoint(store, deed)
  if (!('error' in outcome)) return true
  // Others were in the way of all of it, which is done again.
  if (isContention(outcome.error)) throw outcome.error
  reportFailure(subject, outcome.error)
  return false
}
