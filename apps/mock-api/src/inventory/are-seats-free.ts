import type { Network } from '../network/network.ts'
import type { Db } from '../store/store.ts'
import { ensureInventory, NETWORK_INVENTORY, type SeatRequest } from './seat-inventory.ts'

export type SeatNeed = SeatRequest & { readonly seats: number }

/** Whether all of these seats can be taken at once, needs of one class of one sailing added up. */
export async function areSeatsFree(
  store: Db,
  network: Network,
  needs: readonly SeatNeed[],
): Promise<boolean> {
  const byClass = Map.groupBy(needs, (need) => `${need.sailingId} ${need.class}`)
  for (const [first, ...rest] of byClass.values()) {
    if (!first) continue
    const seats = rest.reduce((sum, need) => sum + need.seats, first.seats)
    await ensureInventory(store, network, first)
    const { capacity, held, sold } = await store
      .selectFrom('seat_inventory')
      .select(['capacity', 'held', 'sold'])
      .where('tenant', '=', NETWORK_INVENTORY)
      .where('sailing_id', '=', first.sailingId)
      .where('class', '=', first.class)
      .executeTakeFirstOrThrow()
    if (held + sold + seats > capacity) return false
  }
  return true
}
