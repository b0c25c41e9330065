import {
  type CalendarDate,
  type CountedBand,
  type DayTerms,
  effectiveOn,
  type PackageTerms,
  type Party,
  toUtcText,
  zonedTimeAt,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context, WorldReader } from '../../../operation/context.ts'
import type { PackageEntry } from '../../../world/fixtures/catalogue/package-schema.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import type { StockLeft } from '../../../world/stock/stock-left.ts'
import { toProductDay } from '../days/product-day.ts'
import { checkSaleDay } from '../days/sale-days.ts'

/** A package for a party, starting on a day, in its stored form: without language and price. */
export type PackageBooking = {
  readonly item: string
  readonly type: string
  /** The first day of the package. */
  readonly date: string
  readonly party: Party
}

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

/** Lists the days on which a package, or one type of it, departs with room for the smallest party that it takes. */
export function packageDays(
  ctx: Pick<Context, 'now' | 'money' | 'currency'>,
  entry: PackageEntry,
  dates: readonly string[],
  left: StockLeft,
  wanted?: string,
): Schemas['ProductDay'][] {
  const types = entry.types.filter(({ code }) => wanted === undefined || code === wanted)
  return dates.map((date) => {
    const departs = !checkSaleDay(ctx, date, departureTerms(entry))
    const free = types
      .map((type) => ({
        price: type.prices.adult,
        count: departs ? left(date, type.code) : 0,
        least: partyTerms(entry, type).bounds.min,
      }))
      .filter(({ count, least }) => count >= least)
    return toProductDay(ctx, entry, { date, isOpen: departs, free })
  })
}

/**
 * Returns the charges of terminals and ships on a day that each guest of a package pays separately. Ferry items have the
 * same amounts.
 */
export function excludedCharges(
  { network, language }: Pick<WorldReader, 'network' | 'language'>,
  { excludedCharges: codes }: PackageEntry,
  date: CalendarDate,
): Schemas['ExcludedCharge'][] {
  return codes.flatMap((code) => {
    // These are the charges for nationalities without a price of their own.
    const versions = network.facts.charges.filter(
      (charge) => charge.code === code && charge.countries === undefined,
    )
    const charge = effectiveOn(versions, date)
    if (!charge) return []
    return { Label: charge.names[language], Amount: toWireMoney(charge.unitAmount) }
  })
}
