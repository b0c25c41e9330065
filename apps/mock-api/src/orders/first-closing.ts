import { compareInstants, toUtcText } from '@selat/domain'

import { holdLimit } from '../cart/hold-item.ts'
import type { Network } from '../network/network.ts'
import type { Booking } from './load-booking.ts'

/** Until when all sailings of a booking can be booked; null when nothing of it has a date. */
export function firstClosingOf({ items }: Pick<Booking, 'items'>, network: Network): string | null {
  const [first] = items
    .flatMap(({ booking }) => holdLimit({ network }, booking) ?? [])
    .toSorted(compareInstants)
  return first === undefined ? null : toUtcText(first)
}
