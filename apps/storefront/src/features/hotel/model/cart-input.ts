import type { RoomGuests, Stay } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { Pick } from './room-picks.ts'

/** Converts a stay to an item of the cart; null while a party has no room. */
export function toHotelInput(
  hotelId: string,
  { checkIn, checkOut }: Stay,
  parties: readonly RoomGuests[],
  picks: readonly (Pick | null)[],
): Schemas['HotelCartInput'] | null {
  const Rooms = parties.flatMap(({ adults, childAges }, index) => {
    const pick = picks[index]
    if (!pick) return []
    const { room, offer } = pick
    return [{ Room: room.Code, Offer: offer.Offer, Adults: adults, ChildAges: [...childAges] }]
  })
  if (Rooms.length < parties.length) return null
  const Hotel = { CheckIn: checkIn, CheckOut: checkOut, Rooms }
  return { ItemContent: 'hotel', Items: [{ Item: hotelId, Qty: Rooms.length, Hotel }] }
}
