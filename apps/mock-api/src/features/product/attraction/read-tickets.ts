import { type BandCounts, checkTickets, type TicketRefusal, ticketsFor } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type ProblemField, refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import { requireSaleDay } from '../days/refuse-day.ts'
import type { ItemInput, SaleView } from '../item/product.ts'
import { requireQuantity, unknownOption } from '../item/wrong-fields.ts'
import { findEntry } from '../listing/find-entry.ts'
import type { TicketBooking } from './ticket-booking.ts'
import { type AttractionOption, bookedOption, ticketTerms, visitTerms } from './ticket-terms.ts'

const FIELDS = { adult: 'QtyAdult', child: 'QtyChild', infant: 'QtyInfant', senior: 'QtySenior' }

/** What an item asks for, checked against the attraction: wrong fields first, then who goes, then when. */
export function readTickets(
  ctx: SaleView,
  { Item, Qty, Attraction: chosen }: ItemInput<'attraction'>,
  pointer: string,
): TicketBooking {
  const at = `${pointer}/Attraction`
  const entry = findEntry(ctx, 'attraction', Item)
  const option = entry.options.find(({ code }) => code === chosen.Option)
  if (!option) return refuse('validation_failed', { errors: [unknownOption(`${at}/Option`)] })
  const counts = countsOf(chosen)
  requirePeople(counts, option, { at, quantity: `${pointer}/Qty` })
  const groupSize = option.group?.size ?? null
  requireQuantity(Qty, ticketsFor(counts, groupSize), `${pointer}/Qty`)
  requireDay(ctx, entry, option, { date: chosen.VisitDate, pointer: `${at}/VisitDate` })
  return { item: entry.id, option: option.code, visitDate: chosen.VisitDate, groupSize, counts }
}

/** The same option on the same day for other people. */
export function recountTickets(
  ctx: Pick<Context, 'catalogue'>,
  booking: TicketBooking,
  change: Schemas['CartItemChange'],
): TicketBooking {
  const { option } = bookedOption(ctx, booking)
  const counts = countsOf(change)
  requirePeople(counts, option, { at: '', quantity: '/QtyAdult' })
  return { ...booking, counts }
}

function countsOf(chosen: Schemas['CartItemChange']): BandCounts {
  return {
    adult: chosen.QtyAdult,
    child: chosen.QtyChild,
    infant: chosen.QtyInfant,
    senior: chosen.QtySenior ?? 0,
  }
}

function requirePeople(
  counts: BandCounts,
  option: AttractionOption,
  pointers: { readonly at: string; readonly quantity: string },
): void {
  const refusals = checkTickets(counts, ticketTerms(option))
  const errors = refusals.map((refusal) => toField(refusal, pointers))
  const isOfPeople = refusals.some(({ reason }) => reason === 'infants_alone')
  if (errors.length > 0) refuse(isOfPeople ? 'party_refused' : 'validation_failed', { errors })
}

function toField(
  refusal: TicketRefusal,
  { at, quantity }: { readonly at: string; readonly quantity: string },
): ProblemField {
  switch (refusal.reason) {
    case 'invalid_count':
    case 'band_not_sold':
      return { pointer: `${at}/${FIELDS[refusal.band]}`, code: refusal.reason, params: {} }
    case 'infants_alone':
      return { pointer: `${at}/QtyInfant`, code: refusal.reason, params: {} }
    case 'below_minimum':
      return { pointer: quantity, code: refusal.reason, params: { min: refusal.min } }
    case 'above_maximum':
      return { pointer: quantity, code: refusal.reason, params: { max: refusal.max } }
  }
  return refusal satisfies never
}

function requireDay(
  ctx: SaleView,
  entry: AttractionEntry,
  option: AttractionOption,
  { date, pointer }: { readonly date: string | null; readonly pointer: string },
): void {
  if (!option.needsVisitDate) {
    const errors = [{ pointer, code: 'does_not_match', params: {} }]
    return date === null ? undefined : refuse('validation_failed', { errors })
  }
  requireSaleDay(ctx, visitTerms(ctx, entry, option), { date, pointer })
}
