import {
  checkRide,
  type Issue,
  maxBagsOf,
  type Party,
  partySize,
  reasonOf,
  type RideCode,
  type RideRequest,
  type RideRoom,
  type RideTerms,
  seatsOf,
  tidyRide,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import {
  type ProblemField,
  refuse,
  refuseField,
  refuseFields,
} from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type { ItemInput, SaleView } from '../item/product.ts'
import { requireQuantity } from '../item/wrong-fields.ts'
import { findEntry } from '../listing/find-entry.ts'
import { findRide, type RideBooking, rideMissed, rideTerms } from './ride-terms.ts'

const POINTERS: Readonly<Record<keyof RideRequest, string>> = {
  pickUpDate: 'PickUpDate',
  pickUpTime: 'PickUpTime',
  pickUpAddress: 'PickUpAddress',
  dropOffAddress: 'DropOffAddress',
  connectionNumber: 'ConnectionNumber',
  extraHours: 'ExtraHours',
  bags: 'Bags',
  party: 'QtyAdult',
}

/** Reads an item and checks it against the service: fields first, then the party, then the pick-up. */
export function readRide(
  ctx: SaleView,
  input: ItemInput<'transport'>,
  pointer: string,
): RideBooking {
  const at = `${pointer}/Transport`
  const entry = findEntry(ctx, 'transport', input.Item)
  const ride = input.Transport
  const found = findRide(ctx, { item: entry.id, rate: ride.Rate })
  if (!found) return refuseField(`${at}/Rate`, 'unknown_option')
  const request = toRideRequest(ride)
  const units = unitsOf(request.party, found.rate)
  const booking: RideBooking = { item: entry.id, rate: found.rate.code, ...request, units }
  requireQuantity(input.Qty, quantityOf(booking, found.rate), `${pointer}/Qty`)
  const terms = rideTerms(ctx, entry, found.rate)
  const issues = checkRide(booking, terms, ctx.now)
  refuseIssues(ctx, issues, { at, date: booking.pickUpDate, terms })
  return booking
}

/** Reads the booking again for the same ride, with other counts; null if the rate is by the vehicle. */
export function recountRide(
  ctx: SaleView,
  booking: RideBooking,
  { QtyAdult, QtyChild, QtyInfant, QtySenior = 0 }: Schemas['CartItemChange'],
): RideBooking | null {
  const found = findRide(ctx, booking)
  if (found?.rate.per !== 'person') return null
  const party = { adults: QtyAdult + QtySenior, children: QtyChild, infants: QtyInfant }
  // Bags belong to people, so a smaller party may bring fewer.
  const bags = Math.min(booking.bags, maxBagsOf(party, found.rate))
  const next = { ...booking, party, bags, units: unitsOf(party, found.rate) }
  const terms = rideTerms(ctx, found.entry, found.rate)
  const issues = checkRide(next, terms, ctx.now)
  refuseIssues(ctx, issues, { at: '', date: booking.pickUpDate, terms })
  return next
}

function toRideRequest(ride: Schemas['TransportItemInput']) {
  return tidyRide({
    pickUpDate: ride.PickUpDate,
    pickUpTime: ride.PickUpTime,
    pickUpAddress: ride.PickUpAddress,
    dropOffAddress: ride.DropOffAddress,
    connectionNumber: ride.ConnectionNumber,
    extraHours: ride.ExtraHours,
    bags: ride.Bags,
    party: { adults: ride.QtyAdult, children: ride.QtyChild, infants: ride.QtyInfant },
  })
}

function unitsOf(party: Party, rate: RideRoom): number {
  return rate.per === 'vehicle' ? 1 : seatsOf(party, rate)
}

function quantityOf({ party }: RideBooking, { per }: RideRoom): number {
  return per === 'vehicle' ? 1 : partySize(party)
}

function refuseIssues(
  ctx: Pick<Context, 'now'>,
  issues: readonly Issue<RideCode>[],
  { at, date, terms }: { readonly at: string; readonly date: string; readonly terms: RideTerms },
): void {
  const people = issues.filter((issue) => fieldOfRide(issue) === 'party')
  const [day] = issues.flatMap((issue) => (isOfDay(issue) ? issue : []))
  const fields = issues.filter((issue) => !people.includes(issue) && !isOfDay(issue))
  refuseFields(fields.map(toField))
  const [first] = people.map(toField)
  if (first) refuse('party_refused', { params: first.params, errors: people.map(toField) })
  if (!day) return
  if (day.code !== 'transport.too_late') refuse('product_unavailable', { params: { date } })
  refuse('book_before', { params: rideMissed(ctx, terms, { date, at: day.params.at }) })

  function toField(issue: Issue<RideCode>): ProblemField {
    const isOfInfants = issue.code === 'transport.more_infants_than_adults'
    const name = isOfInfants ? 'QtyInfant' : POINTERS[fieldOfRide(issue)]
    return { pointer: `${at}/${name}`, code: reasonOf(issue.code), params: { ...issue.params } }
  }
}

/** The field that the path of an issue begins with. */
function fieldOfRide({ path }: Issue): keyof RideRequest {
  return path[0] as keyof RideRequest // The rule of rides puts a field first.
}

type DayCode = 'transport.too_late' | 'transport.too_far' | 'transport.not_on_this_day'

const DAY_CODES: ReadonlySet<RideCode> = new Set<RideCode>([
  'transport.too_late',
  'transport.too_far',
  'transport.not_on_this_day',
])

function isOfDay(issue: Issue<RideCode>): issue is Issue<DayCode> {
  return DAY_CODES.has(issue.code)
}
