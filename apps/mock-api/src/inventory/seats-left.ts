import type { Direction, Network, Sailing } from '../network/network.ts'
import type { Db } from '../store/store.ts'
import { NETWORK_INVENTORY } from './seat-inventory.ts'

export type SeatsLeft = (sailing: Sailing, travelClass: string) => number

/** Free seats of a direction's sailings. Those that nobody has asked for have no row yet: they are as others left them. */
export async function loadSeatsLeft(
  store: Db,
  network: Network,
  { from, to }: Direction,
): Promise<SeatsLeft> {
  const rows = await store
    .selectFrom('seat_inventory')
    .select(['sailing_id', 'class', 'capacity', 'held', 'sold'])
    .where('tenant', '=', NETWORK_INVENTORY)
    // A range of the primary key: `.` follows `-`.
    .where('sailing_id', '>=', `sai_${from}-${to}-`)
    .where('sailing_id', '<', `sai_${from}-${to}.`)
    .execute()
  const left = new Map(
    rows.map((row) => [`${row.sailing_id} ${row.class}`, row.capacity - row.held - row.sold]),
  )
  return (sailing, travelClass) => {
    const known = left.get(`${sailing.id} ${travelClass}`)
    if (known !== undefined) return known
    const { capacity, soldElsewhere } = network.seatPlan(sailing, travelClass)
    return capacity - soldElsewhere
  }
}
