import { fitsRoom, type RoomCapacity } from './hotel-occupancy.ts'
import type { RoomGuests } from './hotel-rooms.ts'

/** A kind of room in a stay: how many are left in the night with the fewest, and the price of one. */
export type RoomOnOffer = RoomCapacity & { readonly left: number; readonly price: number }

/** The cheapest rooms, one for each party in their order; or the reason why there are none. */
export type RoomsFound<Room> =
  | { readonly kind: 'found'; readonly rooms: readonly Room[]; readonly price: number }
  /** Suitable rooms exist, but too few of them are left. */
  | { readonly kind: 'sold_out' }
  /** At least one party fits into no room. */
  | { readonly kind: 'too_small' }

/**
 * Finds the cheapest rooms of a hotel for a search. Parties in the same kind of room share its stock. Prices are for the whole
 * stay, in minor units of one currency.
 */
export function cheapestRooms<Room extends RoomOnOffer>(
  parties: readonly RoomGuests[],
  kinds: readonly Room[],
): RoomsFound<Room> {
  const fitting = parties.map((party) =>
    kinds.filter((kind) => fitsRoom(party, kind)).toSorted((a, b) => a.price - b.price),
  )
  if (fitting.some((choices) => choices.length === 0)) return { kind: 'too_small' }
  const best = fill(fitting, 0, new Map(), Number.POSITIVE_INFINITY)
  return best ? { kind: 'found', ...best } : { kind: 'sold_out' }
}

type Filled<Room> = { readonly rooms: readonly Room[]; readonly price: number }

/** Finds the cheapest of the rooms left for the parties from `index` on, if it costs less than `below`. */
function fill<Room extends RoomOnOffer>(
  fitting: readonly (readonly Room[])[],
  index: number,
  taken: Map<Room, number>,
  below: number,
): Filled<Room> | null {
  const choices = fitting[index]
  if (!choices) return below > 0 ? { rooms: [], price: 0 } : null
  let best: Filled<Room> | null = null
  for (const room of choices) {
    const count = taken.get(room) ?? 0
    const limit: number = best?.price ?? below
    if (count >= room.left || room.price >= limit) continue
    taken.set(room, count + 1)
    const rest: Filled<Room> | null = fill(fitting, index + 1, taken, limit - room.price)
    taken.set(room, count)
    if (rest) best = { rooms: [room, ...rest.rooms], price: room.price + rest.price }
  }
  return best
}
