import { addMinutes, type Instant, toEpochMs } from '../time/instant.ts'

/**
 * The facts that decide whether a sailing can be booked. `seatsWanted` counts infants, because they take a place of the vessel.
 */
export type SailingToBook = {
  readonly departsAt: Instant
  readonly bookingClosesMinutesBefore: number
  readonly seatsLeft: number
  readonly seatsWanted: number
  readonly isCancelled?: boolean
}

/** `closed` names the instant by which it had to be booked; `not_enough_seats` and `on_sale` the seats there are. */
export type Availability =
  | { readonly status: 'on_sale'; readonly seatsLeft: number; readonly bookBefore: string }
  | { readonly status: 'not_enough_seats'; readonly seatsLeft: number }
  | { readonly status: 'sold_out' }
  | { readonly status: 'closed'; readonly bookBefore: string }
  | { readonly status: 'departed' }
  | { readonly status: 'cancelled' }

/** Whether a sailing can be booked now. At the very minute in which booking closes it is closed. */
export function decideAvailability(sailing: SailingToBook, now: Instant): Availability {
  const bookBefore = bookBeforeOf(sailing)
  const { seatsLeft, seatsWanted } = sailing
  if (sailing.isCancelled) return { status: 'cancelled' }
  if (toEpochMs(now) >= toEpochMs(sailing.departsAt)) return { status: 'departed' }
  if (toEpochMs(now) >= toEpochMs(bookBefore)) return { status: 'closed', bookBefore }
  if (seatsLeft <= 0) return { status: 'sold_out' }
  if (seatsLeft < seatsWanted) return { status: 'not_enough_seats', seatsLeft }
  return { status: 'on_sale', seatsLeft, bookBefore }
}

/** The instant, in UTC text, by which a sailing must be booked. */
export function bookBeforeOf(
  sailing: Pick<SailingToBook, 'departsAt' | 'bookingClosesMinutesBefore'>,
): string {
  return addMinutes(sailing.departsAt, -sailing.bookingClosesMinutesBefore)
}
