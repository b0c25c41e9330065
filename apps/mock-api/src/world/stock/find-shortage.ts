import type { Db } from '../../engine/store/store.ts'
import type { World } from '../world.ts'
import { stockPlanOf } from './stock-plan.ts'
import type { StockRequest } from './stock-request.ts'
import { SHARED_STOCK } from './stock-rows.ts'

/**
 * Finds the first of these requests for which too few units are left. Requests for the same unit of a resource are added up.
 */
export async function findShortage(
  store: Db,
  world: World,
  requests: readonly StockRequest[],
): Promise<StockRequest | null> {
  const byUnit = Map.groupBy(requests, ({ resource, unit }) => `${resource} ${unit}`)
  for (const [first, ...rest] of byUnit.values()) {
    if (!first) continue
    const wanted = rest.reduce((sum, { count }) => sum + count, first.count)
    if (wanted > (await leftOf(store, world, first))) return first
  }
  return null
}

async function leftOf(store: Db, world: World, { resource, unit }: StockRequest): Promise<number> {
  const row = await store
    .selectFrom('stock')
    .select(['capacity', 'held', 'sold'])
    .where('tenant', '=', SHARED_STOCK)
    .where('resource', '=', resource)
    .where('unit', '=', unit)
    .executeTakeFirst()
  if (row) return row.capacity - row.held - row.sold
  const { capacity, soldElsewhere } = stockPlanOf(world, { resource, unit })
  return capacity - soldElsewhere
}
