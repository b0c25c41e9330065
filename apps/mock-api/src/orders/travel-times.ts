import { compareInstants, toUtcText } from '@selat/domain'

import type { Network, Sailing } from '../network/network.ts'
import type { Booking } from './load-booking.ts'

type Trip = Pick<Booking, 'items'>

/** When the last sailing of a booking arrives; null while an open ticket in it has no date. */
export function lastArrivalOf(trip: Trip, network: Network): string | null {
  if (isAnyOpen(trip)) return null
  return latest(sailingsOf(trip, network).map((sailing) => sailing.arrivesAt))
}

/** Until when all of its sailings can be booked; null when nothing of it has a date. */
export function firstClosingOf(trip: Trip, network: Network): string | null {
  return earliest(sailingsOf(trip, network).map((sailing) => sailing.bookingClosesAt))
}

function sailingsOf({ items }: Trip, network: Network): Sailing[] {
  return items
    .flatMap((item) => item.booking.sectors)
    .flatMap(({ sailingId }) => (sailingId === null ? [] : (network.sailing(sailingId) ?? [])))
}

function isAnyOpen({ items }: Trip): boolean {
  return items.some((item) => item.booking.sectors.some((sector) => sector.sailingId === null))
}

function earliest(instants: readonly string[]): string | null {
  const first = instants.toSorted(compareInstants)[0]
  return first === undefined ? null : toUtcText(first)
}

function latest(instants: readonly string[]): string | null {
  const last = instants.toSorted(compareInstants).at(-1)
  return last === undefined ? null : toUtcText(last)
}
