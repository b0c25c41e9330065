import { countGuests } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { HotelEntry } from '../../../world/fixtures/catalogue/hotel-schema.ts'
import { mailDay } from '../../../world/texts/mail-format.ts'
import { sellingMoney } from '../item/entry-money.ts'
import type { ListedProduct, StockView } from '../item/product.ts'
import { toProductCard } from '../listing/wire-product.ts'
import { priceStay } from './price-stay.ts'
import { readHotelItem } from './read-stay.ts'
import { summarise } from './review-summary.ts'
import { stockOfStay } from './room-stock.ts'
import { stayRefundTerms } from './stay-refund.ts'
import {
  bookingClosesAt,
  type HotelBooking,
  hotelDays,
  leavesAt,
  stayMissed,
} from './stay-terms.ts'
import { bookedHotel, stayDetails, stayLineLabel, stayTitle, toWireStay } from './wire-stay.ts'

/** Stays in rooms of one hotel, night by night. The contact is responsible for the guests. */
export const hotel: ListedProduct<'hotel', HotelBooking> = {
  soldOut: 'sold_out',
  read: readHotelItem,
  /** Other counts may need other rooms, so the stay must be chosen again. */
  recount: () => null,
  price: (ctx, booking, { currency }) => priceStay(ctx, booking, currency),
  stock: stockOfStay,
  closesAt: (facts, booking) => bookingClosesAt(facts, bookedHotel(facts, booking), booking),
  missed: (ctx, booking) => stayMissed(ctx, bookedHotel(ctx, booking), booking),
  firstDay: ({ checkIn }) => checkIn,
  endsAt: (facts, booking) => leavesAt(facts, bookedHotel(facts, booking), booking),
  travel: () => null,
  party: ({ rooms }) => ({ ...countGuests(rooms), infants: 0 }),
  validUntil: () => null,
  refundTerms: stayRefundTerms,
  toWire: (reader, booking) => ({
    ItemContent: 'hotel',
    Qty: booking.rooms.length,
    Hotel: toWireStay(reader, booking),
  }),
  title: stayTitle,
  when: ({ Hotel: { CheckIn, CheckOut } }, language) =>
    `${mailDay(CheckIn, language)} – ${mailDay(CheckOut, language)}`,
  details: stayDetails,
  label: stayLineLabel,
  days: hotelDays,
  pick: toHotelPick,
}

function toHotelPick(ctx: StockView, entry: HotelEntry): Schemas['ProductCard'] {
  return toProductCard(ctx, 'hotel', entry, {
    Stars: entry.stars,
    Rating: summarise(entry)?.Rating ?? null,
    From: { Amount: sellingMoney(ctx, entry, lowestNight(entry)), Per: 'night' },
  })
}

function lowestNight({ rooms }: HotelEntry): number {
  return Math.min(...rooms.flatMap(({ offers }) => offers.map(({ perNight }) => perNight)))
}
