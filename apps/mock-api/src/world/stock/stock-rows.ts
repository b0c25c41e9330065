import type { Db } from '../../engine/store/store.ts'
import type { World } from '../world.ts'
import { stockPlanOf } from './stock-plan.ts'
import type { StockRequest } from './stock-request.ts'

/**
 * The tenant of stock rows. Every tenant sells from the same stock, so it belongs to none of them (docs/decisions/0010).
 */
export const SHARED_STOCK = 'network'

/** Inserts the row of a resource's unit at its first request, with the simulated sales. */
export async function ensureStock(
  store: Db,
  world: World,
  { resource, unit }: Pick<StockRequest, 'resource' | 'unit'>,
): Promise<void> {
  const { capacity, soldElsewhere } = stockPlanOf(world, { resource, unit })
  await store
    .insertInto('stock')
    .values({ tenant: SHARED_STOCK, resource, unit, capacity, held: 0, sold: soldElsewhere })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
