import { countGuests } from '@selat/domain'

import { mailDay } from '../../../world/texts/mail-format.ts'
import type { Product } from '../item/product.ts'
import type { HotelBooking } from './hotel-booking.ts'
import { bookingClosesAt, leavesAt, stayMissed } from './hotel-days.ts'
import { priceStay } from './price-stay.ts'
import { readHotelItem } from './read-hotel-item.ts'
import { stockOfStay } from './room-stock.ts'
import { stayRefundTerms } from './stay-refund.ts'
import { bookedHotel, stayDetails, stayLineLabel, stayTitle, toWireStay } from './wire-stay.ts'

/** Stays in rooms of one hotel, night by night. The contact is responsible for the guests. */
export const hotel: Product<'hotel', HotelBooking> = {
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
}
