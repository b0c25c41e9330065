import {
  checkCabinGuests,
  compareInstants,
  isCalendarDate,
  type Party,
  partySize,
  reasonOf,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type ProblemField, refuse, refuseFields } from '../../../engine/http/refusal.ts'
import type { CruiseEntry } from '../../../world/fixtures/catalogue/cruise-schema.ts'
import type { ItemInput, SaleView } from '../item/product.ts'
import { wrongQuantity } from '../item/wrong-fields.ts'
import { findEntry } from '../listing/find-entry.ts'
import { type CabinBooking, findCabin, sailingClosesAt, sailingMissed } from './cabin-terms.ts'

/** Reads an item and checks it against the cruise: cabin and counts first, then the party, then the sailing. */
export function readCabin(
  ctx: SaleView,
  input: ItemInput<'cruise'>,
  pointer: string,
): CabinBooking {
  const at = `${pointer}/Cruise`
  const entry = findEntry(ctx, 'cruise', input.Item)
  const { Cabin, SailingDate, QtyAdult, QtyChild, QtyInfant } = input.Cruise
  const party = { adults: QtyAdult, children: QtyChild, infants: QtyInfant }
  const found = findCabin(ctx, { item: entry.id, cabin: Cabin })
  refuseFields([
    ...(found ? [] : [{ pointer: `${at}/Cabin`, code: 'unknown_option', params: {} }]),
    ...wrongQuantity(input.Qty, partySize(party), `${pointer}/Qty`),
  ])
  if (!found) throw new Error('An unknown cabin was not refused.')
  requireGuests(party, found.cabin.maxGuests, at)
  requireSailing(ctx, entry, SailingDate)
  return { item: entry.id, cabin: found.cabin.code, sailingDate: SailingDate, party }
}

/** Reads the booking again for the same cabin, with other counts. Seniors count as adults. */
export function recountCabin(
  ctx: SaleView,
  booking: CabinBooking,
  { QtyAdult, QtyChild, QtyInfant, QtySenior = 0 }: Schemas['CartItemChange'],
): CabinBooking {
  const party = { adults: QtyAdult + QtySenior, children: QtyChild, infants: QtyInfant }
  requireGuests(party, findCabin(ctx, booking)?.cabin.maxGuests ?? 0, '')
  return { ...booking, party }
}

function requireSailing(ctx: SaleView, entry: CruiseEntry, date: string): void {
  if (!isCalendarDate(date) || !entry.sailingDates.includes(date))
    refuse('product_unavailable', { params: { date } })
  const closesAt = sailingClosesAt(ctx, entry, date)
  if (compareInstants(closesAt, ctx.now) > 0) return
  refuse('book_before', { params: sailingMissed(ctx, entry, date) })
}

function requireGuests(party: Party, maxGuests: number, at: string): void {
  const errors = checkCabinGuests(party, maxGuests).map(({ code, params }): ProblemField => {
    const field = code === 'cruise.more_infants_than_adults' ? 'QtyInfant' : 'QtyAdult'
    return { pointer: `${at}/${field}`, code: reasonOf(code), params }
  })
  const [first] = errors
  if (first) refuse('party_refused', { params: first.params, errors })
}
