import type { Db } from '../../engine/store/store.ts'
import type { StockHoldRow } from '../../engine/store/tables/inventory-tables.ts'
import type { StockRequest } from './stock-request.ts'
import { type StockOwner, changeTaken, stockOf } from './stock.ts'

/**
 * Releases a part of an owner's hold of one unit. Throws if the owner holds less, because callers must release each part
 * only once.
 */
export async function releaseUnits(
  store: Db,
  owner: StockOwner,
  { resource, unit, count }: StockRequest,
): Promise<void> {
  const hold = (await stockOf(store, owner)).find(
    (row) => row.resource === resource && row.unit === unit && row.count >= count,
  )
  if (!hold) throw new Error(`${owner.ownerId} has no ${count} ${unit} of ${resource}`)
  const changed = hold.count === count ? await drop(store, hold) : await lessen(store, hold, count)
  if (changed !== 1n) throw new Error(`${owner.ownerId} has changed meanwhile`)
  await changeTaken(store, hold, { [hold.state]: -count })
}

async function drop(store: Db, hold: StockHoldRow): Promise<bigint> {
  const { numDeletedRows } = await store
    .deleteFrom('stock_holds')
    .where('tenant', '=', hold.tenant)
    .where('owner_id', '=', hold.owner_id)
    .where('position', '=', hold.position)
    .where('count', '=', hold.count)
    .executeTakeFirstOrThrow()
  return numDeletedRows
}

async function lessen(store: Db, hold: StockHoldRow, count: number): Promise<bigint> {
  const { numUpdatedRows } = await store
    .updateTable('stock_holds')
    .set({ count: hold.count - count })
    .where('tenant', '=', hold.tenant)
    .where('owner_id', '=', hold.owner_id)
    .where('position', '=', hold.position)
    .where('count', '=', hold.count)
    .executeTakeFirstOrThrow()
  return numUpdatedRows
}
