import type { Schemas } from '@selat/sdk'

import { isBookable, isReachable } from './picked-sailing.ts'
import type { PickedSailing } from './picked-sailing.ts'

/** Why a fare cannot be chosen, with the seats or the moment that the reason is about. */
export type FareRefusal =
  | { reason: 'booking_closed'; closedAt: string }
  | { reason: 'leaves_before_arrival' | 'too_little_time'; arrivesAt: string }
  | { reason: 'sold_out' }
  | { reason: 'too_few_seats'; seatsLeft: number; needed: number }
  /** The sailing has a status that this version does not know. */
  | { reason: 'not_on_sale' }

type Choice = { seats: number; previous: PickedSailing | undefined }

/** What keeps a party from a fare after the sailing chosen before it; null where it can be chosen. */
export function fareRefusalOf(
  sailing: Schemas['Sailing'],
  offer: Schemas['SailingOffer'],
  { seats, previous }: Choice,
): FareRefusal | null {
  if (sailing.Status === 'closed')
    return { reason: 'booking_closed', closedAt: sailing.BookingClosesAt }
  if (previous && !isReachable(sailing, previous)) {
    const { ArrivesAt: arrivesAt } = previous.sailing
    const leavesFirst = Date.parse(sailing.DepartsAt) < Date.parse(arrivesAt)
    return { reason: leavesFirst ? 'leaves_before_arrival' : 'too_little_time', arrivesAt }
  }
  if (isBookable(sailing, offer, seats)) return null
  const { SeatsLeft: seatsLeft } = offer
  if (sailing.Status === 'sold_out' || seatsLeft === 0) return { reason: 'sold_out' }
  if (sailing.Status === 'on_sale') return { reason: 'too_few_seats', seatsLeft, needed: seats }
  return { reason: 'not_on_sale' }
}
