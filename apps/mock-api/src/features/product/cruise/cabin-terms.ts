import {
  type AgeBands,
  cruiseClosesAt,
  cruiseReturnsOn,
  toUtcText,
  type TravelSector,
  zonedTimeAt,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { CruiseEntry } from '../../../world/fixtures/catalogue/cruise-schema.ts'
import type { CabinBooking } from './cabin-booking.ts'

export type CruiseCabin = CruiseEntry['cabins'][number]

type Facts = Pick<Context, 'catalogue'>

/** The age bands of cruises: infants are under two, and guests under eighteen need an adult. */
export const CRUISE_AGE_BANDS: AgeBands = { infantUntil: 1, childUntil: 17, seniorFrom: null }

export function toWireCruiseAges(): Schemas['AgeBands'] {
  const { infantUntil, childUntil } = CRUISE_AGE_BANDS
  return { InfantUntil: infantUntil, ChildUntil: childUntil, SeniorFrom: null }
}

/** Finds the cruise and the cabin of a booking; undefined if one of them is no longer sold. */
export function findCabin(
  { catalogue }: Facts,
  { item, cabin: code }: Pick<CabinBooking, 'item' | 'cabin'>,
): { entry: CruiseEntry; cabin: CruiseCabin } | undefined {
  const entry = catalogue.entry('cruise', item)
  const cabin = entry?.cabins.find((candidate) => candidate.code === code)
  return entry && cabin ? { entry, cabin } : undefined
}

/**
 * Finds the cabin of a booking. Throws if the catalogue does not have it, because fixtures do not change while a sandbox
 * runs.
 */
export function bookedCabin(facts: Facts, booking: CabinBooking) {
  const found = findCabin(facts, booking)
  if (!found) throw new Error(`No cabin ${booking.cabin} of ${booking.item}.`)
  return found
}

/** Returns the instant until which a sailing can be booked. */
export function sailingClosesAt({ catalogue }: Facts, entry: CruiseEntry, date: string): string {
  const { timeZone } = catalogue.place(entry.place)
  return cruiseClosesAt(date, { bookBeforeDays: entry.bookBeforeDays, timeZone })
}

/** Returns the instant, in UTC, at which a sailing leaves its home port. */
export function sailsAt({ catalogue }: Facts, entry: CruiseEntry, date: string): string {
  const { timeZone } = catalogue.place(entry.place)
  return toUtcText(zonedTimeAt(date, entry.itinerary[0]?.departs ?? '00:00', timeZone))
}

/** Converts the voyage to a sector, for the checks of ages and passports. */
export function voyageOf(entry: CruiseEntry, sailingDate: string): TravelSector {
  return {
    departsOn: sailingDate,
    arrivesOn: cruiseReturnsOn(sailingDate, entry.nights),
    isInternational: entry.isInternational,
    bands: CRUISE_AGE_BANDS,
    youngestMonths: entry.infantsFromMonths,
  }
}
