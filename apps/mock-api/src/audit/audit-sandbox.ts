import type { Db } from '../engine/store/store.ts'
import type { World } from '../world/world.ts'
import { auditAftersale } from './audit-aftersale.ts'
import { auditBookings } from './audit-bookings.ts'
import { auditClocks } from './audit-clocks.ts'
import { auditLedger } from './audit-ledger.ts'
import { auditRows } from './audit-rows.ts'
import { auditStock } from './audit-stock.ts'
import { auditTickets } from './audit-tickets.ts'
import { auditTopUps } from './audit-top-ups.ts'

/**
 * Checks everything that must hold in a store: stock, the steps of every payment, tickets, amounts, refunds, changes,
 * clocks, money, top-ups, and rows that belong to nothing. Empty if all of it holds. With `now`, due work that was not done
 * by then counts as wrong, so run it before.
 */
export async function auditSandbox(db: Db, world: World, now?: string): Promise<string[]> {
  return [
    ...(await auditRows(db)),
    ...(await auditStock(db, world)),
    ...(await auditTickets(db)),
    ...(await auditBookings(db)),
    ...(await auditAftersale(db)),
    ...(await auditClocks(db, now)),
    ...(await auditLedger(db)),
    ...(await auditTopUps(db)),
  ]
}
