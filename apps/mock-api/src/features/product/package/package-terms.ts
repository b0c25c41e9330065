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

/** The bands that can buy a type of the package, and its bounds. */
export function partyTerms(
  { minOrder, maxOrder }: PackageEntry,
  { prices, ...type }: PackageType,
): PackageTerms {
  return {
    bands: BANDS.filter((band) => prices[band] !== null),
    bounds: { min: type.minOrder ?? minOrder, max: type.maxOrder ?? maxOrder },
  }
}

/** On which days a package begins, by the clock of its meeting point. */
export function departureTerms(entry: PackageEntry): DayTerms {
  return { hours: entry, timeZone: entry.timeZone, bookBeforeDays: entry.bookBeforeDays }
}

/** The instant, in UTC, at which a package's guests meet. */
export function meetsAt({ meetingTime, timeZone }: PackageEntry, date: string): string {
  return toUtcText(zonedTimeAt(date, meetingTime, timeZone))
}

/** The package and the type of a booking. Bookings are of what is sold: it stays known. */
export function bookedType(
  { catalogue }: Pick<Context, 'catalogue'>,
  { item, type: code }: Pick<PackageBooking, 'item' | 'type'>,
) {
  const entry = catalogue.entry('package', item)
  const type = entry?.types.find((one) => one.code === code)
  if (!entry || !type) throw new Error(`No type ${code} of ${item} in the catalogue.`)
  return { entry, type }
}
