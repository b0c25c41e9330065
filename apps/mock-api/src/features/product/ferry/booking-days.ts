import { calendarDateIn, compareInstants, localDate, type TravelSector } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { Sailing } from '../../../world/network/network.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { knownTerminal } from './wire-network.ts'

type Facts = Pick<Context, 'network'>

/**
 * Returns the instant until which all sailings of a booking can be booked: the earliest closing. Undefined for open tickets.
 */
export function closingOf(facts: Facts, booking: FerryBooking): string | undefined {
  return sailingsOf(facts, booking)
    .map(({ bookingClosesAt }) => bookingClosesAt)
    .toSorted(compareInstants)[0]
}

/** Returns the arrival of the last sailing; null while one of the sectors has no sailing. */
export function arrivalOf(facts: Facts, booking: FerryBooking): string | null {
  const sailings = sailingsOf(facts, booking)
  if (sailings.length < booking.sectors.length) return null
  const arrivals = sailings.map(({ arrivesAt }) => arrivesAt).toSorted(compareInstants)
  return arrivals.at(-1) ?? null
}

/** Returns the present day at the first terminal, which is the day of an open ticket. */
export function todayAt(
  facts: Pick<Context, 'network' | 'now'>,
  { sectors }: FerryBooking,
): string {
  const from = sectors[0]?.from
  if (from === undefined) throw new Error('A ferry item has sectors')
  return calendarDateIn(facts.now, knownTerminal(facts, from).timeZone)
}

/** Converts the sectors for the passenger rules. One without a date counts as sailed today. */
export function travelSectors(
  { network }: Facts,
  { sectors }: FerryBooking,
  today: string,
): TravelSector[] {
  return sectors.map((sector) => {
    const sailing = sector.sailingId === null ? undefined : network.sailing(sector.sailingId)
    const departsOn = sailing ? localDate(sailing.departsAt) : today
    return {
      departsOn,
      arrivesOn: sailing ? localDate(sailing.arrivesAt) : today,
      isInternational: network.route(sector)?.isInternational ?? false,
      bands: network.terms(sector.operator, departsOn).ageBands,
      operator: network.operator(sector.operator)?.name ?? sector.operator,
    }
  })
}

/** Returns the sailings of a booking; a sector without a date has none. */
export function sailingsOf({ network }: Facts, { sectors }: FerryBooking): Sailing[] {
  return sectors.flatMap(({ sailingId }) =>
    sailingId === null ? [] : (network.sailing(sailingId) ?? []),
  )
}
