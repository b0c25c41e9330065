import type { Db } from '../../engine/store/store.ts'
import type { World } from '../world.ts'
import { ownUnits } from './own-units.ts'
import { stockPlanOf } from './stock-plan.ts'
import type { StockRequest } from './stock-request.ts'
import { SHARED_STOCK } from './stock-rows.ts'
import type { StockOwner } from './stock.ts'

/**
 * Finds the first of these requests for which too few units are left. Requests for the same unit of a resource are added up.
 * The units that `freed` holds count as left.
 */
export async function findShortage(
  store: Db,
  world: World,
  requests: readonly StockRequest[],
  freed: StockOwner | null = null,
): Promise<StockRequest | null> {
  const byUnit = Map.groupBy(requests, ({ resource, unit }) => `${resource} ${unit}`)
  for (const [first, ...rest] of byUnit.values()) {
    if (!first) continue
    const wanted = rest.reduce((sum, { count }) => sum + count, first.count)
    if (wanted > (await leftOf(store, world, first, freed))) return first
  }
  return null
}

async function leftOf(
  store: Db,
  world: World,
  { resource, unit }: StockRequest,
  freed: StockOwner | null,
): Promise<number> {
  const row = await store
    .selectFrom('stock')
    .select(['capacity', 'held', 'sold'])
    .select((stock) => ownUnits(stock, freed).as('own'))
    .where('tenant', '=', SHARED_STOCK)
    .where('resource', '=', resource)
    .where('unit', '=', unit)
    .executeTakeFirst()
  if (row) return row.capacity - row.held - row.sold + Number(row.own)
  const { capacity, soldElsewhere } = stockPlanOf(world, { resource, unit })
  return capacity - soldElsewhere
}
