import {
  addDays,
  bookableUntil,
  calendarDateIn,
  openSpansOn,
  type Price,
  type PriceLine,
  priceUnits,
  ticketsFor,
  ticketUnits,
  toUtcText,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode, Localised } from '../../../engine/language.ts'
import type { Context, WorldReader } from '../../../operation/context.ts'
import { resourceOf } from '../../../world/catalogue/resource.ts'
import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import { mailDay } from '../../../world/texts/mail-format.ts'
import { dayMissed } from '../days/refuse-day.ts'
import { countBands, PERSON_LABELS, TICKET_LABELS } from '../item/band-labels.ts'
import { entryMoney } from '../item/entry-money.ts'
import type { ListedProduct, WireItem } from '../item/product.ts'
import { toWireRefundSteps } from '../item/refund-steps.ts'
import { toProductRef } from '../listing/wire-product.ts'
import { toAttractionCard } from './list-attractions.ts'
import { readTickets, recountTickets } from './read-tickets.ts'
import {
  attractionDays,
  type AttractionOption,
  bookedOption,
  opensAt,
  type TicketBooking,
  ticketRefundTerms,
  ticketTerms,
  visitTerms,
} from './ticket-terms.ts'

/** Attraction tickets of one option, for a fixed day or for any day of their validity. */
export const attraction: ListedProduct<'attraction', TicketBooking> = {
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
  details: ticketCounts,
  label: ticketLabel,
  days: attractionDays,
  pick: toAttractionCard,
}

/** Formats the title, such as `Singapore Zoo · Day ticket with tram`. */
function ticketTitle(reader: WorldReader, booking: TicketBooking): string {
  const { entry, option } = bookedOption(reader, booking)
  return `${entry.names[reader.language]} · ${option.names[reader.language]}`
}

/** Counts the tickets of each band; groups are counted as such, with their people below. */
function ticketCounts(
  { Qty, Attraction }: WireItem<'attraction'>,
  language: LanguageCode,
): string[] {
  const { QtyAdult, QtyChild, QtyInfant, QtySenior, GroupSize, OptionName } = Attraction
  const counts = { adult: QtyAdult, child: QtyChild, infant: QtyInfant, senior: QtySenior }
  return GroupSize === null
    ? [countBands(TICKET_LABELS, counts, language)]
    : [`${Qty} × ${OptionName}`, countBands(PERSON_LABELS, counts, language)]
}

/** A ticket of a band; a group is called by its option. */
function ticketLabel(reader: WorldReader, booking: TicketBooking, { band }: PriceLine): Localised {
  return band ? TICKET_LABELS[band] : bookedOption(reader, booking).option.names
}

/** Calculates the price of tickets; null if their option is no longer sold. */
function priceTickets(
  ctx: Pick<Context, 'catalogue' | 'money'>,
  booking: TicketBooking,
  currency: string,
): Price | null {
  const entry = ctx.catalogue.entry('attraction', booking.item)
  const option = entry?.options.find(({ code }) => code === booking.option)
  if (!entry || !option) return null
  const units = ticketUnits(option.code, ticketPrice(entry, option), booking.counts)
  return priceUnits(units, ctx.money.selling(currency))
}

function ticketPrice(entry: AttractionEntry, { prices, group }: AttractionOption) {
  if (group)
    return { per: 'group', price: entryMoney(entry, group.price), size: group.size } as const
  return {
    per: 'person',
    prices: {
      adult: entryMoney(entry, prices?.adult ?? null),
      child: entryMoney(entry, prices?.child ?? null),
      infant: entryMoney(entry, prices?.infant ?? null),
      senior: entryMoney(entry, prices?.senior ?? null),
    },
  } as const
}

/** Converts tickets of a cart or an order, in the reader's language. */
function toWireTickets(reader: WorldReader, booking: TicketBooking): Schemas['AttractionItem'] {
  const { entry, option } = bookedOption(reader, booking)
  const { counts } = booking
  return {
    Product: toProductRef(reader, 'attraction', entry),
    Option: option.code,
    OptionName: option.names[reader.language],
    VisitDate: booking.visitDate,
    ValidDays: option.validDays,
    GroupSize: booking.groupSize,
    Bands: [...ticketTerms(option).bands],
    QtyAdult: counts.adult,
    QtyChild: counts.child,
    QtyInfant: counts.infant,
    QtySenior: counts.senior,
    MinOrder: option.minOrder,
    MaxOrder: option.maxOrder,
    RefundRule: option.refundRules[reader.language],
    RefundSteps:
      booking.visitDate === null
        ? []
        : toWireRefundSteps(option.refund, {
            startsAt: opensAt(reader, entry, booking.visitDate),
            timeZone: reader.catalogue.place(entry.place).timeZone,
          }),
  }
}
