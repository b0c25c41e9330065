import { EXTRA_HOURS_CODE, type PriceLine } from '@selat/domain'

import type { Localised } from '../../../engine/language.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { phrase } from '../../../world/texts/phrases.ts'
import type { RideBooking } from './ride-booking.ts'
import { bookedRide } from './ride-terms.ts'

const SEATS: Readonly<Record<'adult' | 'child' | 'infant' | 'senior', Localised>> = {
  adult: phrase('seat.adult'),
  child: phrase('seat.child'),
  infant: phrase('seat.infant'),
  senior: phrase('seat.senior'),
}

const EXTRA_HOURS: Localised = phrase('ride.furtherHours')

/** The label of a line of a ride's price. */
export function rideLineLabel(
  reader: WorldReader,
  booking: RideBooking,
  { kind, code, band }: PriceLine,
): Localised | string {
  const { entry, rate } = bookedRide(reader, booking)
  if (code === EXTRA_HOURS_CODE) return EXTRA_HOURS
  if (kind === 'supplement')
    return entry.supplements.find((supplement) => supplement.code === code)?.names ?? code
  if (band) return SEATS[band]
  const { language } = reader
  return `${rate.vehicles[language]} · ${rate.zones[language]}`
}

/** `Batam shared shuttle · Batam Centre – Nagoya hotels`. */
export function rideTitle(reader: WorldReader, booking: RideBooking): string {
  const { entry, rate } = bookedRide(reader, booking)
  const { language } = reader
  return `${entry.names[language]} · ${rate.zones[language]}`
}
