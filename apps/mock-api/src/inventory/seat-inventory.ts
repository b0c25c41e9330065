import type { Network } from '../network/network.ts'
import type { Db } from '../store/store.ts'

/** Every tenant sells seats of the same vessels, so the seats belong to none of them (docs/decisions/0010). */
export const NETWORK_INVENTORY = 'network'

/** One class of one sailing. */
export type SeatRequest = { readonly sailingId: string; readonly class: string }

/** Makes the row of a sailing's class, with what is sold elsewhere already, the first time somebody asks for it. */
export async function ensureInventory(
  store: Db,
  network: Network,
  { sailingId, class: travelClass }: SeatRequest,
): Promise<void> {
  const sailing = network.sailing(sailingId)
  if (!sailing) throw new Error(`No sailing ${sailingId} to take seats of.`)
  const { capacity, soldElsewhere } = network.seatPlan(sailing, travelClass)
  await store
    .insertInto('seat_inventory')
    .values({
      tenant: NETWORK_INVENTORY,
      sailing_id: sailingId,
      class: travelClass,
      capacity,
      held: 0,
      sold: soldElsewhere,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
