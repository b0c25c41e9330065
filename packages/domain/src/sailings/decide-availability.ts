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

/**
 * Whether a sailing can be booked. `closed` contains the instant until which it could be booked; `not_enough_seats` and
 * `on_sale` contain the seats left.
 */
export type Availability =
  | { readonly status: 'on_sale'; readonly seatsLeft: number; readonly bookBefore: string }
  | { readonly status: 'not_enough_seats'; readonly seatsLeft: number }
  | { readonly status: 'sold_out' }
  | { readonly status: 'closed'; readonly bookBefore: string }
  | { readonly status: 'departed' }
  | { readonly status: 'cancelled' }

/** Decides whether a sailing can be booked now. It is closed from the instant at which booking closes. */
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

/** Returns the instant, in UTC text, until which a sailing can be booked. */
export function bookBeforeOf(
  sailing: Pick<SailingToBook, 'departsAt' | 'bookingClosesMinutesBefore'>,
): string {
  return addMinutes(sailing.departsAt, -sailing.bookingClosesMinutesBefore)
}
