import type { Db } from '../store/store.ts'
import type { Services } from './services.ts'

/**
 * Brings what time has undone up to date: holds that lapsed, orders that expired. It runs in its own transaction
 * before an operation looks, so that its effects stay even when the operation refuses.
 */
export type Sweep = (store: Db, now: string, services: Services) => Promise<void>
