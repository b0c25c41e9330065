import { cheapestRooms, fitsRoom } from '@selat/domain'
import type { RoomCapacity, RoomGuests } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

type Room = Schemas['HotelRoom']
type Offer = Schemas['RoomOffer']

/** A room with its terms. */
export type Pick = { readonly room: Room; readonly offer: Offer }

export function pickCode({ room, offer }: Pick): string {
  return `${room.Code}.${offer.Offer}`
}

export function capacityOf({ MaxAdults, MaxChildren, MaxGuests }: Room): RoomCapacity {
  return { maxAdults: MaxAdults, maxChildren: MaxChildren, maxGuests: MaxGuests }
}

/** Rooms that take a party, the cheapest first. */
export function roomsFor(rooms: readonly Room[], party: RoomGuests): Room[] {
  return rooms
    .filter((room) => fitsRoom(party, capacityOf(room)))
    .toSorted((a, b) => lowest(a).Total.Amount - lowest(b).Total.Amount)
}

/** How many of a kind of room the other parties leave for one. */
export function leftFor(room: Room, picks: readonly (Pick | null)[], index: number): number {
  const others = picks.filter((pick, other) => other !== index && pick?.room.Code === room.Code)
  return Math.max(0, room.Left - others.length)
}

/**
 * A room for each party: the one that is chosen, as long as it takes the party and is left; for the others the cheapest
 * that remains. Null where nothing remains.
 */
export function resolvePicks(
  rooms: readonly Room[],
  parties: readonly RoomGuests[],
  codes: readonly string[],
): (Pick | null)[] {
  const chosen: (Pick | null)[] = []
  for (const [index, party] of parties.entries()) {
    const pick = findPick(rooms, codes[index])
    const isLeft = pick !== null && leftFor(pick.room, chosen, index) > 0
    chosen.push(isLeft && fitsRoom(party, capacityOf(pick.room)) ? pick : null)
  }
  const open = parties.filter((_party, index) => chosen[index] === null)
  const found = cheapestRooms(
    open,
    rooms.map((room) => ({
      ...capacityOf(room),
      room,
      left: leftFor(room, chosen, -1),
      price: lowest(room).Total.Amount,
    })),
  )
  const fill = found.kind === 'found' ? [...found.rooms] : []
  return chosen.map((pick) => {
    if (pick) return pick
    const next = fill.shift()
    return next ? { room: next.room, offer: lowest(next.room) } : null
  })
}

function findPick(rooms: readonly Room[], code: string | undefined): Pick | null {
  const [roomCode, offerCode] = code?.split('.') ?? []
  const room = rooms.find(({ Code }) => Code === roomCode)
  const offer = room?.Offers.find(({ Offer }) => Offer === offerCode)
  return room && offer ? { room, offer } : null
}

function lowest({ Offers }: Room): Offer {
  const [first, ...rest] = Offers
  if (!first) throw new Error('A room has an offer.')
  return rest.reduce(
    (least, offer) => (offer.Total.Amount < least.Total.Amount ? offer : least),
    first,
  )
}
