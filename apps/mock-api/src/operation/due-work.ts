import type { Db } from '../engine/store/store.ts'
import type { Services } from './services.ts'

/**
 * Brings what time has undone up to date: holds and orders that have expired. It runs in its own transaction
 * before an operation looks, so that its effects stay even when the operation refuses.
 */
export type DueWork = (store: Db, now: string, services: Services) => Promise<void>

/** The due work of a sandbox, in order, and when there is some of it to do. */
export type AllDueWork = {
  readonly list: readonly DueWork[]
  /** The first instant after another at which anything falls due; null when nothing will. */
  readonly nextDue: (store: Db, after: string) => Promise<string | null>
}
