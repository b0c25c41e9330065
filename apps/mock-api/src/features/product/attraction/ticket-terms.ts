import {
  addDays,
  type DayTerms,
  openSpansOn,
  TICKET_BANDS,
  type TicketTerms,
  toUtcText,
  zonedTimeAt,
} from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import { type RefundTerms, termsByLadder } from '../item/refund-terms.ts'
import type { TicketBooking } from './ticket-booking.ts'

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
