import { issue, type Issue, TURNAROUND_MINUTES } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { isBookable, isReachable, type PickedSailing } from './picked-sailing.ts'

type Choice = { seats: number; previous: PickedSailing | undefined }

/** Returns why a party cannot choose a fare after the previous sailing; null if it can. */
export function fareIssueOf(
  sailing: Schemas['Sailing'],
  offer: Schemas['SailingOffer'],
  { seats, previous }: Choice,
): Issue | null {
  if (sailing.Status === 'closed') return bookingClosed(sailing)
  if (previous && !isReachable(sailing, previous)) {
    const { ArrivesAt } = previous.sailing
    const arrivesAt = clockOf(ArrivesAt)
    return Date.parse(sailing.DepartsAt) < Date.parse(ArrivesAt)
      ? issue([], 'ferry.leaves_before_arrival', { arrivesAt })
      : issue([], 'ferry.too_little_time', { arrivesAt, minutes: TURNAROUND_MINUTES })
  }
  if (isBookable(sailing, offer, seats)) return null
  const { SeatsLeft: count } = offer
  if (sailing.Status === 'sold_out' || count === 0) return issue([], 'ferry.sold_out')
  if (sailing.Status === 'on_sale')
    return issue([], 'ferry.too_few_seats', { count, needed: seats })
  // The sailing has a status that this version does not know.
  return issue([], 'ferry.not_on_sale')
}

function bookingClosed({ BookingClosesAt, DepartsAt }: Schemas['Sailing']): Issue {
  const isSameDay = BookingClosesAt.slice(0, 10) === DepartsAt.slice(0, 10)
  const closedAt = isSameDay ? clockOf(BookingClosesAt) : BookingClosesAt
  return issue([], 'ferry.booking_closed', { closedAt })
}

/** Returns the clock time of a local date and time. */
const clockOf = (local: string) => local.slice(11, 16)
