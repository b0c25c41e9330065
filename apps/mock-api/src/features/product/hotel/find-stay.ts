import {
  cheapestRooms,
  fitsRoom,
  nightsOf,
  type Price,
  type RoomGuests,
  type Stay,
  toEpochMs,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type {
  HotelEntry,
  HotelOffer,
  HotelRoom,
} from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import { loadStockLeft, type StockLeft } from '../../../world/stock/stock-left.ts'
import type { StockOwner } from '../../../world/stock/stock.ts'
import type { SaleView, StockView } from '../item/product.ts'
import { toUnavailable } from '../item/unavailable.ts'
import { averageNight, priceRooms } from './price-stay.ts'
import { firstFullNight, leftInStay } from './room-stock.ts'
import { bookingClosesAt, stayMissed } from './stay-terms.ts'

/** The stay and the guests of a search, by room. */
export type StayRequest = {
  readonly stay: Stay
  readonly parties: readonly RoomGuests[]
  /** The item of the cart that is about to be replaced, whose rooms count as free; null or absent if none is. */
  readonly replaced?: StockOwner | null
}

/** Whether an offer counts; all do unless the search is narrowed. */
export type OfferFilter = (offer: HotelOffer) => boolean

export type FoundRoom = { readonly room: HotelRoom; readonly offer: HotelOffer }

export type FoundStay = {
  /** The number of rooms of a kind that are left in the night with the fewest. */
  readonly left: (room: string) => number
  /** The cheapest choice; null if the stay is not available. */
  readonly price: Price | null
  readonly unavailable: Schemas['Unavailable'] | null
}

/** Whether each party fits into some room of a hotel, available or not. */
export function takesParties({ rooms }: HotelEntry, parties: readonly RoomGuests[]): boolean {
  return parties.every((party) => rooms.some((room) => fitsRoom(party, room)))
}

/** Finds the lowest price of a stay in a hotel, or why it is unavailable. */
export async function findStay(
  ctx: StockView,
  hotel: HotelEntry,
  request: StayRequest,
  isWanted: OfferFilter = () => true,
): Promise<FoundStay> {
  const { stay, replaced } = request
  const days = { first: stay.checkIn, last: stay.checkOut }
  const stock = await loadStockLeft(ctx, hotel.id, days, replaced)
  const left = (room: string) => leftInStay(stock, stay, room)
  const closesAt = bookingClosesAt(ctx, hotel, stay)
  if (toEpochMs(ctx.now) >= toEpochMs(closesAt)) {
    const params = stayMissed(ctx, hotel, stay)
    return { left, price: null, unavailable: toUnavailable(ctx, 'book_before', params) }
  }
  const rooms = cheapest(ctx, hotel, { request, left, isWanted })
  if (rooms) {
    const price = priceRooms(ctx, hotel, { stay, rooms, currency: ctx.currency })
    return { left, price, unavailable: null }
  }
  const unavailable = takesParties(hotel, request.parties)
    ? soldOut(ctx, hotel, request, stock)
    : toUnavailable(ctx, 'product_unavailable', { date: stay.checkIn })
  return { left, price: null, unavailable }
}

function cheapest(
  ctx: SaleView,
  hotel: HotelEntry,
  search: {
    readonly request: StayRequest
    readonly left: FoundStay['left']
    readonly isWanted: OfferFilter
  },
): readonly FoundRoom[] | null {
  const { stay, parties } = search.request
  const { currency } = ctx
  const kinds = hotel.rooms.flatMap((room) => {
    const priced = room.offers.filter(search.isWanted).map((offer) => ({
      ...room,
      room,
      offer,
      left: search.left(room.code),
      price: priceRooms(ctx, hotel, { stay, rooms: [{ room, offer }], currency }).total.amount,
    }))
    return priced.toSorted((a, b) => a.price - b.price).slice(0, 1)
  })
  const found = cheapestRooms(parties, kinds)
  return found.kind === 'found' ? found.rooms : null
}

/**
 * Returns why a stay is sold out. It names the night that is full, if there is one. Otherwise every night has a room, but no
 * room is free for all nights, or fewer are free than requested.
 */
function soldOut(
  ctx: SaleView,
  hotel: HotelEntry,
  { stay, parties }: StayRequest,
  stock: StockLeft,
): Schemas['Unavailable'] {
  const rooms = hotel.rooms.filter((room) => parties.some((party) => fitsRoom(party, room)))
  const full = firstFullNight(
    stock,
    stay,
    rooms.map(({ code }) => code),
  )
  return toUnavailable(ctx, 'sold_out', full === undefined ? {} : { date: full })
}

/** Converts a price for the cards of a search. */
export function toStayPrice(
  ctx: SaleView,
  { stay, parties }: StayRequest,
  { total }: Price,
): Schemas['StayPrice'] {
  const nights = nightsOf(stay)
  return {
    Nights: nights,
    Rooms: parties.length,
    Total: toWireMoney(total),
    PerNight: toWireMoney(averageNight(ctx, total, nights)),
  }
}
