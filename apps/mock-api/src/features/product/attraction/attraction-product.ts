import {
  addDays,
  bookableUntil,
  calendarDateIn,
  openSpansOn,
  ticketsFor,
  toUtcText,
} from '@selat/domain'

import { resourceOf } from '../../../world/catalogue/resource.ts'
import { mailDay } from '../../../world/texts/mail-format.ts'
import { dayMissed } from '../days/refuse-day.ts'
import type { Product } from '../item/product.ts'
import { priceTickets } from './price-tickets.ts'
import { readTickets, recountTickets } from './read-tickets.ts'
import type { TicketBooking } from './ticket-booking.ts'
import { ticketLabel, ticketTitle } from './ticket-labels.ts'
import { bookedOption, ticketRefundTerms, visitTerms } from './ticket-terms.ts'
import { toWireTickets } from './wire-tickets.ts'

/** Visits: tickets of one option, on a day or good for many. */
export const attraction: Product<'attraction', TicketBooking> = {
  soldOut: 'sold_out',
  read: readTickets,
  recount: recountTickets,
  price: (ctx, booking, { currency }) => priceTickets(ctx, booking, currency),
  /** Stock of a group option, such as a cabana or a car, is counted in groups. A ticket without a date uses no stock. */
  stock: ({ item, option, visitDate, groupSize, counts }) =>
    visitDate === null
      ? []
      : [
          {
            resource: resourceOf(item, visitDate),
            unit: option,
            count: ticketsFor(counts, groupSize),
          },
        ],
  closesAt(facts, booking) {
    const { entry, option } = bookedOption(facts, booking)
    if (booking.visitDate === null) return undefined
    const closesAtMs = bookableUntil(booking.visitDate, visitTerms(facts, entry, option))
    return closesAtMs === undefined ? undefined : toUtcText(closesAtMs)
  },
  missed(ctx, booking, closedAt) {
    const { entry, option } = bookedOption(ctx, booking)
    return dayMissed(ctx, [visitTerms(ctx, entry, option)], closedAt)
  },
  firstDay: ({ visitDate }) => visitDate,
  endsAt(facts, booking) {
    if (booking.visitDate === null) return null
    const { entry } = bookedOption(facts, booking)
    const { timeZone } = facts.catalogue.place(entry.place)
    const spans = openSpansOn(entry, booking.visitDate, timeZone)
    return toUtcText(Math.max(...spans.map(({ closesAtMs }) => closesAtMs)))
  },
  // Tickets are shown at a gate, so no names are needed for an order.
  travel: () => null,
  party: ({ counts }) => ({
    adults: counts.adult + counts.senior,
    children: counts.child,
    infants: counts.infant,
  }),
  validUntil(facts, booking) {
    if (booking.visitDate !== null) return null
    const { entry, option } = bookedOption(facts, booking)
    const { timeZone } = facts.catalogue.place(entry.place)
    return addDays(calendarDateIn(facts.now, timeZone), option.validDays)
  },
  refundTerms: ticketRefundTerms,
  toWire: (reader, booking) => ({
    ItemContent: 'attraction',
    Qty: ticketsFor(booking.counts, booking.groupSize),
    Attraction: toWireTickets(reader, booking),
  }),
  title: ticketTitle,
  when: ({ Attraction: { VisitDate } }, language) =>
    VisitDate === null ? '' : mailDay(VisitDate, language),
  details: () => [],
  label: ticketLabel,
}
