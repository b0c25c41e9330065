import { inSavepoint } from '../engine/store/in-savepoint.ts'
import { isContention } from '../engine/store/retry-contention.ts'
import type { Work, WorkSubject } from './work.ts'

/**
 * Runs due work for one record in a savepoint; returns false if it fails. A failure rolls back this record only, appears in
 * the request log and is tried again later, so that one broken order does not block every call.
 */
export async function runInSavepoint(
  { store, reportFailure }: Work,
  subject: WorkSubject,
  work: () => Promise<void>,
): Promise<boolean> {
  const outcome = await inSavepoint(store, work)
  if (!('error' in outcome)) return true
  // Contention affects the whole transaction, which is then repeated.
  if (isContention(outcome.error)) throw outcome.error
  reportFailure(subject, outcome.error)
  return false
}
