import {
  CABIN_LINES,
  calendarDateIn,
  cruiseReturnsOn,
  partySize,
  toUtcText,
  zonedTimeAt,
} from '@selat/domain'

import { resourceOf } from '../../../world/catalogue/resource.ts'
import { mailDay } from '../../../world/texts/mail-format.ts'
import type { Product } from '../item/product.ts'
import { termsByLadder } from '../item/refund-terms.ts'
import type { CabinBooking } from './cabin-booking.ts'
import { cabinLineLabel, cabinTitle } from './cabin-labels.ts'
import { bookedCabin, sailingClosesAt, sailsAt, voyageOf } from './cabin-terms.ts'
import { priceCabin } from './price-cabin.ts'
import { readCabin, recountCabin } from './read-cabin.ts'
import { sailingMissed } from './sailings.ts'
import { toWireCabin } from './wire-cabin.ts'

const CHARGES_OF_SAILING: readonly string[] = [CABIN_LINES.portCharges, CABIN_LINES.gratuities]

/** Cruises: one cabin on one sailing, with its guests by name. */
export const cruise: Product<'cruise', CabinBooking> = {
  soldOut: 'sold_out',
  read: readCabin,
  recount: recountCabin,
  price: (ctx, booking, { currency }) => priceCabin(ctx, booking, currency),
  stock: ({ item, cabin, sailingDate }) => [
    { resource: resourceOf(item, sailingDate), unit: cabin, count: 1 },
  ],
  closesAt: (facts, booking) =>
    sailingClosesAt(facts, bookedCabin(facts, booking).entry, booking.sailingDate),
  missed: (ctx, booking) =>
    sailingMissed(ctx, bookedCabin(ctx, booking).entry, booking.sailingDate),
  firstDay: ({ sailingDate }) => sailingDate,
  endsAt(facts, booking) {
    const { entry } = bookedCabin(facts, booking)
    const { timeZone } = facts.catalogue.place(entry.place)
    const back = cruiseReturnsOn(booking.sailingDate, entry.nights)
    return toUtcText(zonedTimeAt(back, entry.itinerary.at(-1)?.arrives ?? '23:59', timeZone))
  },
  travel(facts, booking) {
    const { entry } = bookedCabin(facts, booking)
    const { timeZone } = facts.catalogue.place(entry.place)
    return {
      sectors: [voyageOf(entry, booking.sailingDate)],
      today: calendarDateIn(facts.now, timeZone),
    }
  },
  party: ({ party }) => party,
  validUntil: () => null,
  refundTerms(facts, booking) {
    const { entry } = bookedCabin(facts, booking)
    return termsByLadder({
      rungs: entry.refund,
      startsAt: sailsAt(facts, entry, booking.sailingDate),
      rules: entry.refundRules,
      // Port charges and crew are refunded in full, because they are due only for guests who sail.
      isWhole: ({ code }) => CHARGES_OF_SAILING.includes(code),
    })
  },
  toWire: (reader, booking) => ({
    ItemContent: 'cruise',
    Qty: partySize(booking.party),
    Cruise: toWireCabin(reader, booking),
  }),
  title: cabinTitle,
  when: ({ Cruise: { SailingDate, ReturnDate } }, language) =>
    `${mailDay(SailingDate, language)} – ${mailDay(ReturnDate, language)}`,
  details: ({ Cruise: { Ship, HomePort } }) => [`${Ship} · ${HomePort}`],
  label: cabinLineLabel,
}
