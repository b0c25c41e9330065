import {
  addDays,
  bookableUntil,
  calendarDateIn,
  DEFAULT_AGE_BANDS,
  openSpansOn,
  partySize,
  toUtcText,
} from '@selat/domain'

import { resourceOf } from '../../../world/catalogue/resource.ts'
import { mailDay } from '../../../world/texts/mail-format.ts'
import { dayMissed } from '../days/refuse-day.ts'
import type { Product } from '../item/product.ts'
import { termsByLadder } from '../item/refund-terms.ts'
import type { PackageBooking } from './package-booking.ts'
import { packageLabel, packageTitle } from './package-labels.ts'
import { bookedType, departureTerms, meetsAt } from './package-terms.ts'
import { pricePackage } from './price-package.ts'
import { readPackage, recountPackage } from './read-package.ts'
import { toWireBookedPackage } from './wire-booked-package.ts'

/** Journeys of one or several days, by the person, from a day on which they depart. */
export const packageProduct: Product<'package', PackageBooking> = {
  soldOut: 'sold_out',
  read: readPackage,
  recount: recountPackage,
  price: pricePackage,
  /** Everyone takes a place, infants too: on the boat there is one for each. */
  stock: ({ item, type, date, party }) => [
    { resource: resourceOf(item, date), unit: type, count: partySize(party) },
  ],
  closesAt(facts, booking) {
    const { entry } = bookedType(facts, booking)
    const closesAtMs = bookableUntil(booking.date, departureTerms(entry))
    return closesAtMs === undefined ? undefined : toUtcText(closesAtMs)
  },
  missed: (ctx, booking, closedAt) =>
    dayMissed(ctx, [departureTerms(bookedType(ctx, booking).entry)], closedAt),
  firstDay: ({ date }) => date,
  /** On the evening of its last day, when the first day's hours would end. */
  endsAt(facts, booking) {
    const { entry } = bookedType(facts, booking)
    const spans = openSpansOn(entry, booking.date, entry.timeZone)
    const firstDayEnds = Math.max(...spans.map(({ closesAtMs }) => closesAtMs))
    return toUtcText(firstDayEnds + (entry.days - 1) * DAY_MS)
  },
  /** From the first day until the last: passports have to be good for the way back, too. */
  travel(facts, booking) {
    const { entry } = bookedType(facts, booking)
    const sector = {
      departsOn: booking.date,
      arrivesOn: addDays(booking.date, entry.days - 1),
      isInternational: entry.isInternational,
      bands: DEFAULT_AGE_BANDS,
    }
    return { sectors: [sector], today: calendarDateIn(facts.now, entry.timeZone) }
  },
  party: ({ party }) => party,
  validUntil: () => null,
  refundTerms(facts, booking) {
    const { entry } = bookedType(facts, booking)
    const startsAt = meetsAt(entry, booking.date)
    return termsByLadder({ rungs: entry.refund, startsAt, rules: entry.refundRules })
  },
  toWire: (reader, booking) => ({
    ItemContent: 'package',
    Qty: partySize(booking.party),
    Package: toWireBookedPackage(reader, booking),
  }),
  title: packageTitle,
  when: ({ Package }, language) => mailDay(Package.Date, language),
  details: () => [],
  label: packageLabel,
}

const DAY_MS = 86_400_000
