import {
  cheapestRooms,
  fitsRoom,
  type RoomCapacity,
  type RoomGuests,
  type Stay,
} from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { facetChoices } from '../../../shared/trade/product/product-url.ts'

type Room = Schemas['HotelRoom']
type Offer = Schemas['RoomOffer']

/** Returns whether terms match the filters of the list. */
export type IsWanted = (offer: Offer) => boolean

/** Returns the terms that are preselected for a room. */
type OfferOf = (room: Room) => Offer | undefined

/** A room with its terms. */
export type Pick = { readonly room: Room; readonly offer: Offer }

/** Returns a test for the terms that the filters of the list ask for: meals and cancellation. */
export function wantedTerms(facet: string | undefined): IsWanted {
  const chosen = facetChoices(facet)
  const boards = ['breakfast', 'room_only'].filter((board) => chosen.includes(`board:${board}`))
  const needsFree =
    chosen.includes('cancellation:free') && !chosen.includes('cancellation:non_refundable')
  const needsNone =
    chosen.includes('cancellation:non_refundable') && !chosen.includes('cancellation:free')
  return ({ Board, Cancellation }) =>
    (boards.length === 0 || boards.includes(Board)) &&
    (!needsFree || Cancellation.FreeUntil !== null) &&
    (!needsNone || !Cancellation.IsRefundable)
}

export function pickCode({ room, offer }: Pick): string {
  return `${room.Code}.${offer.Offer}`
}

export function capacityOf({ MaxAdults, MaxChildren, MaxGuests }: Room): RoomCapacity {
  return { maxAdults: MaxAdults, maxChildren: MaxChildren, maxGuests: MaxGuests }
}

/** Returns the rooms that fit a party, the cheapest first. */
export function roomsFor(rooms: readonly Room[], party: RoomGuests): Room[] {
  return rooms
    .filter((room) => fitsRoom(party, capacityOf(room)))
    .toSorted((a, b) => priceFrom(a) - priceFrom(b))
}

/** Whether a room that fits at least one of the parties is left. */
export function hasRoom(rooms: readonly Room[], parties: readonly RoomGuests[]): boolean {
  return parties.some((party) => roomsFor(rooms, party).some(({ Left }) => Left > 0))
}

/** Returns how many rooms of a kind the other parties leave. */
export function leftFor(room: Room, picks: readonly (Pick | null)[], index: number): number {
  const others = picks.filter((pick, other) => other !== index && pick?.room.Code === room.Code)
  return Math.max(0, room.Left - others.length)
}

/**
 * Picks a room for each party: the chosen one if it fits and is left. The others get the cheapest that remains, on the wanted
 * terms if possible. Refundable terms come first, so that no visitor gives up a refund without choosing to. Null if nothing
 * remains.
 */
export function resolvePicks(
  rooms: readonly Room[],
  parties: readonly RoomGuests[],
  codes: readonly string[],
  isWanted: IsWanted = () => true,
): (Pick | null)[] {
  const chosen: (Pick | null)[] = []
  for (const [index, party] of parties.entries()) {
    const pick = findPick(rooms, codes[index])
    const isLeft = pick !== null && leftFor(pick.room, chosen, index) > 0
    chosen.push(isLeft && fitsRoom(party, capacityOf(pick.room)) ? pick : null)
  }
  const open = parties.filter((_party, index) => chosen[index] === null)
  const left = (room: Room) => leftFor(room, chosen, -1)
  const isRefundable: IsWanted = ({ Cancellation }) => Cancellation.IsRefundable
  const isBoth: IsWanted = (offer) => isWanted(offer) && isRefundable(offer)
  const on = (terms: IsWanted) => (room: Room) => lowest(room.Offers.filter(terms))
  // If one party can get no refundable room, the others still get one.
  const byTerms: OfferOf[] = [
    on(isBoth),
    (room) => on(isBoth)(room) ?? on(isWanted)(room),
    on(isRefundable),
    (room) => on(isRefundable)(room) ?? lowest(room.Offers),
  ]
  const fill =
    byTerms.map((terms) => cheapest(rooms, open, left, terms)).find((found) => found !== null) ?? []
  let next = 0
  return chosen.map((pick) => pick ?? fill[next++] ?? null)
}

/**
 * Returns the lowest total for the parties on any terms, which the list shows, and how much less it is than these picks. Null
 * if it is not less, if all its terms are refundable, or if a party has no room.
 */
export function lowerTotal(
  rooms: readonly Room[],
  parties: readonly RoomGuests[],
  picks: readonly (Pick | null)[],
): { total: Schemas['Money']; less: Schemas['Money'] } | null {
  const shown = picks.filter((pick) => pick !== null)
  const least = cheapest(
    rooms,
    parties,
    ({ Left }) => Left,
    ({ Offers }) => lowest(Offers),
  )
  const [first] = shown
  if (!first || !least || shown.length < parties.length) return null
  const sum = (all: readonly Pick[]) =>
    all.reduce((total, { offer }) => total + offer.Total.Amount, 0)
  const total = { ...first.offer.Total, Amount: sum(least) }
  const Amount = sum(shown) - total.Amount
  const givesUp = least.some(({ offer }) => !offer.Cancellation.IsRefundable)
  return Amount > 0 && givesUp ? { total, less: { ...total, Amount } } : null
}

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

function cheapest(
  rooms: readonly Room[],
  parties: readonly RoomGuests[],
  left: (room: Room) => number,
  offerOf: OfferOf,
): readonly Pick[] | null {
  const kinds = rooms.flatMap((room) => {
    const offer = offerOf(room)
    return offer
      ? [{ ...capacityOf(room), room, offer, left: left(room), price: offer.Total.Amount }]
      : []
  })
  const found = cheapestRooms(parties, kinds)
  return found.kind === 'found' ? found.rooms : null
}

function findPick(rooms: readonly Room[], code: string | undefined): Pick | null {
  const [roomCode, offerCode] = code?.split('.') ?? []
  const room = rooms.find(({ Code }) => Code === roomCode)
  const offer = room?.Offers.find(({ Offer }) => Offer === offerCode)
  return room && offer ? { room, offer } : null
}

function lowest(offers: readonly Offer[]): Offer | undefined {
  return offers.toSorted((a, b) => a.Total.Amount - b.Total.Amount)[0]
}

function priceFrom({ Offers }: Room): number {
  return lowest(Offers)?.Total.Amount ?? Number.POSITIVE_INFINITY
}
