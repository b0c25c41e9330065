import {
  type BandCounts,
  checkTickets,
  fieldOf,
  type Issue,
  reasonOf,
  type TicketCode,
  ticketsFor,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type ProblemField, refuse, refuseField } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import { requireSaleDay } from '../days/refuse-day.ts'
import type { ItemInput, SaleView } from '../item/product.ts'
import { requireQuantity } from '../item/wrong-fields.ts'
import { findEntry } from '../listing/find-entry.ts'
import {
  type AttractionOption,
  bookedOption,
  type TicketBooking,
  ticketTerms,
  visitTerms,
} from './ticket-terms.ts'

const FIELDS = { adult: 'QtyAdult', child: 'QtyChild', infant: 'QtyInfant', senior: 'QtySenior' }

/** Reads an item and checks it against the attraction: fields first, then the party, then the day. */
export function readTickets(
  ctx: SaleView,
  { Item, Qty, Attraction: chosen }: ItemInput<'attraction'>,
  pointer: string,
): TicketBooking {
  const at = `${pointer}/Attraction`
  const entry = findEntry(ctx, 'attraction', Item)
  const option = entry.options.find(({ code }) => code === chosen.Option)
  if (!option) return refuseField(`${at}/Option`, 'unknown_option')
  const counts = countsOf(chosen)
  requirePeople(counts, option, { at, quantity: `${pointer}/Qty` })
  const groupSize = option.group?.size ?? null
  requireQuantity(Qty, ticketsFor(counts, groupSize), `${pointer}/Qty`)
  requireDay(ctx, entry, option, { date: chosen.VisitDate, pointer: `${at}/VisitDate` })
  return { item: entry.id, option: option.code, visitDate: chosen.VisitDate, groupSize, counts }
}

/** Reads the booking again for the same option and day, with other counts. */
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
  const issues = checkTickets(counts, ticketTerms(option))
  const errors = issues.map((issue) => toField(issue, pointers))
  const isOfPeople = issues.some(({ code }) => code === 'attraction.infants_alone')
  if (errors.length > 0) refuse(isOfPeople ? 'party_refused' : 'validation_failed', { errors })
}

function toField(
  { path, code, params }: Issue<TicketCode>,
  { at, quantity }: { readonly at: string; readonly quantity: string },
): ProblemField {
  const isOfBand = code !== 'attraction.below_minimum' && code !== 'attraction.above_maximum'
  const band = fieldOf({ path }) as keyof BandCounts // All other issues have the path of a band.
  const pointer = isOfBand ? `${at}/${FIELDS[band]}` : quantity
  return { pointer, code: reasonOf(code), params }
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
