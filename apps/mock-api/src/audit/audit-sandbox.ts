import { auditLedger } from '../ledger/audit-ledger.ts'
import type { Network } from '../network/network.ts'
import type { Db } from '../store/store.ts'
import { auditBookings } from './audit-bookings.ts'
import { auditClocks } from './audit-clocks.ts'
import { auditRows } from './audit-rows.ts'
import { auditSeats } from './audit-seats.ts'

/**
 * Everything that has to hold in a store, counted again: seats, the steps of every payment, tickets, amounts, clocks,
 * money, and rows that belong to nothing. Empty when it holds. With `now`, what time should have undone by then counts
 * as wrong: let time act before.
 */
export async function auditSandbox(db: Db, network: Network, now?: string): Promise<string[]> {
  return [
    ...(await auditRows(db)),
    ...(await auditSeats(db, network)),
    ...(await auditBookings(db)),
    ...(await auditClocks(db, now)),
    ...(await auditLedger(db)),
  ]
}
