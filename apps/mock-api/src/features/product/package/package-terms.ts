import {
  type CountedBand,
  type DayTerms,
  type PackageTerms,
  toUtcText,
  zonedTimeAt,
} from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { PackageEntry } from '../../../world/fixtures/catalogue/package-schema.ts'
import type { PackageBooking } from './package-booking.ts'

export type PackageType = PackageEntry['types'][number]

const BANDS: readonly CountedBand[] = ['adult', 'child', 'infant']

/** Returns the bands that can buy a type of the package, and the smallest and largest party. */
export function partyTerms(
  { minOrder, maxOrder }: PackageEntry,
  { prices, ...type }: PackageType,
): PackageTerms {
  return {
    bands: BANDS.filter((band) => prices[band] !== null),
    bounds: { min: type.minOrder ?? minOrder, max: type.maxOrder ?? maxOrder },
  }
}

/** Returns the days on which a package begins, in the zone of its meeting point. */
export function departureTerms(entry: PackageEntry): DayTerms {
  return { hours: entry, timeZone: entry.timeZone, bookBeforeDays: entry.bookBeforeDays }
}

/** Returns the instant, in UTC, at which a package's guests meet. */
export function meetsAt({ meetingTime, timeZone }: PackageEntry, date: string): string {
  return toUtcText(zonedTimeAt(date, meetingTime, timeZone))
}

/**
 * Finds the package and the type of a booking. Throws if the catalogue does not have them, because fixtures do not change
 * while a sandbox runs.
 */
export function bookedType(
  { catalogue }: Pick<Context, 'catalogue'>,
  { item, type: code }: Pick<PackageBooking, 'item' | 'type'>,
) {
  const entry = catalogue.entry('package', item)
  const type = entry?.types.find((one) => one.code === code)
  if (!entry || !type) throw new Error(`No type ${code} of ${item} in the catalogue.`)
  return { entry, type }
}
