import { addDays, partySize } from '@selat/domain'

import type { Product } from '../item/product.ts'
import { arrivalOf, closingOf, todayAt, travelSectors } from './booking-days.ts'
import { crossingDetails } from './crossing-details.ts'
import { crossingMissed } from './crossing-missed.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { ferryTitle } from './ferry-title.ts'
import { priceBooking } from './price-booking.ts'
import { ferryLineLabel } from './price-labels.ts'
import { readFerryItem } from './read-ferry-item.ts'
import { recountFerryItem } from './recount-ferry-item.ts'
import { toWireFerryItem } from './wire-sector.ts'

/** The ferry product: seats of sailings, or open tickets that take a seat when they are dated. */
export const ferry: Product<'ferry', FerryBooking> = {
  soldOut: 'seats_taken',
  read: readFerryItem,
  recount: (_ctx, booking, change) => recountFerryItem(booking, change),
  price: priceBooking,
  /** Everyone takes a place, infants too. An open ticket takes none before it is dated. */
  stock: ({ sectors, party }) =>
    sectors.flatMap(({ sailingId, class: unit }) =>
      sailingId === null ? [] : [{ resource: sailingId, unit, count: partySize(party) }],
    ),
  closesAt: closingOf,
  missed: crossingMissed,
  firstDay: ({ dateFrom }) => dateFrom,
  endsAt: arrivalOf,
  travel(facts, booking) {
    const today = todayAt(facts, booking)
    return { sectors: travelSectors(facts, booking, today), today }
  },
  party: ({ party }) => party,
  validUntil: (facts, booking) =>
    booking.validityDays === null ? null : addDays(todayAt(facts, booking), booking.validityDays),
  refundTerms: () => null,
  toWire: (reader, booking) => ({
    ItemContent: 'ferry',
    Qty: partySize(booking.party),
    Ferry: toWireFerryItem(booking, reader),
  }),
  title: ferryTitle,
  when: () => '',
  details: crossingDetails,
  label: (reader, _booking, line) => ferryLineLabel(reader, line),
}
