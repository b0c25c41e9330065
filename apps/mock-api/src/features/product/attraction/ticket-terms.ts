import {
  addDays,
  type BandCounts,
  type DayTerms,
  openSpansOn,
  TICKET_BANDS,
  type TicketTerms,
  toUtcText,
  zonedTimeAt,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { toProductDay } from '../days/product-day.ts'
import { checkSaleDay } from '../days/sale-days.ts'
import type { SaleView } from '../item/product.ts'
import { type RefundTerms, termsByLadder } from '../item/refund-terms.ts'

/** Tickets of one option in their stored form, without language and price. */
export type TicketBooking = {
  readonly item: string
  readonly option: string
  /** Null if the option needs no date. */
  readonly visitDate: string | null
  /** The number of people that one ticket admits; null if each person has a ticket. */
  readonly groupSize: number | null
  readonly counts: BandCounts
}

export type AttractionOption = AttractionEntry['options'][number]

/** Returns the bands that an option is for, and the minimum and maximum of one order. A group option is for all bands. */
export function ticketTerms({ prices, group, minOrder, maxOrder }: AttractionOption): TicketTerms {
  return {
    bands: TICKET_BANDS.filter((band) => prices === null || prices[band] !== null),
    groupSize: group?.size ?? null,
    bounds: { min: minOrder, max: maxOrder },
  }
}

/** Returns the days on which an option can be bought, in the zone of its place. */
export function visitTerms(
  { catalogue }: Pick<Context, 'catalogue'>,
  entry: AttractionEntry,
  { days, admitsUntil }: AttractionOption,
): DayTerms {
  return { hours: entry, timeZone: catalogue.place(entry.place).timeZone, days, admitsUntil }
}

/** Returns the instant, in UTC, at which an attraction opens on a day. */
export function opensAt(
  { catalogue }: Pick<Context, 'catalogue'>,
  entry: AttractionEntry,
  date: string,
): string {
  const spans = openSpansOn(entry, date, catalogue.place(entry.place).timeZone)
  return toUtcText(Math.min(...spans.map(({ opensAtMs }) => opensAtMs)))
}

/**
 * Finds the attraction and the option of a booking. Throws if the catalogue does not have them, because fixtures do not
 * change while a sandbox runs.
 */
export function bookedOption(
  { catalogue }: Pick<Context, 'catalogue'>,
  { item, option: code }: Pick<TicketBooking, 'item' | 'option'>,
) {
  const entry = catalogue.entry('attraction', item)
  const option = entry?.options.find((one) => one.code === code)
  if (!entry || !option) throw new Error(`No option ${code} of ${item} in the catalogue.`)
  return { entry, option }
}

export function ticketRefundTerms(
  facts: Pick<Context, 'catalogue'>,
  booking: TicketBooking,
  validUntil: string | null,
): RefundTerms {
  const { entry, option } = bookedOption(facts, booking)
  const { timeZone } = facts.catalogue.place(entry.place)
  const rules = option.refundRules
  // A ticket without a date is refunded in full as long as it is valid.
  if (booking.visitDate === null) {
    const end = validUntil && toUtcText(zonedTimeAt(addDays(validUntil, 1), '00:00', timeZone))
    return termsByLadder({ rungs: [{ hoursBefore: 0, percent: 100 }], startsAt: end, rules })
  }
  const startsAt = opensAt(facts, entry, booking.visitDate)
  return termsByLadder({ rungs: option.refund, startsAt, rules })
}

/** Lists the days on which an attraction, or one option of it, can be visited. */
export function attractionDays(
  ctx: SaleView,
  entry: AttractionEntry,
  dates: readonly string[],
  left: StockLeft,
  wanted?: string,
): Schemas['ProductDay'][] {
  // Extras count only if they are requested by code.
  const options = entry.options.filter(({ code, isExtra }) =>
    wanted === undefined ? !isExtra : code === wanted,
  )
  return dates.map((date) => {
    const open = options.filter((option) => canVisit(ctx, entry, option, date))
    const free = open
      .map((option) => ({ price: priceOf(option), count: left(date, option.code) }))
      .filter(({ count }) => count > 0)
    return toProductDay(ctx, entry, { date, isOpen: open.length > 0, free })
  })
}

function canVisit(ctx: SaleView, entry: AttractionEntry, option: AttractionOption, date: string) {
  return option.needsVisitDate && !checkSaleDay(ctx, date, visitTerms(ctx, entry, option))
}

function priceOf({ prices, group }: AttractionOption): number {
  return prices?.adult ?? group?.price ?? 0
}
