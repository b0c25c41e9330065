import { addDays, type CalendarDate, calendarDateIn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { PackageEntry } from '../../../world/fixtures/catalogue/package-schema.ts'
import { loadStockLeft } from '../../../world/stock/stock-left.ts'
import { saleDaysIn } from '../days/sale-days.ts'
import { toWireHours } from '../days/wire-hours.ts'
import { sellingBandPrices, sellingMoney } from '../item/entry-money.ts'
import { findEntry } from '../listing/find-entry.ts'
import { toDetailHead } from '../listing/wire-product.ts'
import { excludedCharges, packageDays, type PackageType, partyTerms } from './package-terms.ts'

export const getPackage = defineOperation('getPackage', async ({ path }, ctx) => {
  const entry = findEntry(ctx, 'package', path.id)
  return { status: 200, body: toWirePackage(ctx, entry, await firstDeparture(ctx, entry)) }
})

/** The number of days in one query; most packages depart within a few days. */
const STRETCH_DAYS = 30

/** Finds the first day of departure that can be booked, with room for the smallest party; null if there is none on sale. */
async function firstDeparture(
  ctx: Pick<Context, 'store' | 'catalogue' | 'now' | 'money' | 'currency'>,
  entry: PackageEntry,
): Promise<CalendarDate | null> {
  const { first, last } = saleDaysIn(ctx, entry.timeZone)
  for (let start = first; start <= last; start = addDays(start, STRETCH_DAYS)) {
    const dates = daysFrom(start).filter((date) => date <= last)
    const left = await loadStockLeft(ctx, entry.id, { first: start, last: dates.at(-1) ?? start })
    const day = packageDays(ctx, entry, dates, left).find(({ IsAvailable }) => IsAvailable)
    if (day) return day.Date
  }
  return null
}

function daysFrom(start: CalendarDate): CalendarDate[] {
  return Array.from({ length: STRETCH_DAYS }, (_, index) => addDays(start, index))
}

type Reader = Pick<Context, 'network' | 'catalogue' | 'language' | 'now' | 'money' | 'currency'>

function toWirePackage(
  ctx: Reader,
  entry: PackageEntry,
  firstDate: string | null,
): Schemas['Package'] {
  const { language } = ctx
  const { timeZone } = entry
  return {
    ...toDetailHead(ctx, 'package', entry),
    Days: entry.days,
    Nights: entry.nights,
    Types: entry.types.map((type) => toWireType(ctx, entry, type)),
    Includes: [...entry.includes[language]],
    Excludes: [...entry.excludes[language]],
    ExcludedCharges: excludedCharges(ctx, entry, calendarDateIn(ctx.now, timeZone)),
    Itinerary: entry.itinerary[language].map((Text, index) => ({ Day: index + 1, Text })),
    OperatingHours: toWireHours(ctx, { hours: entry, timeZone, notes: null }),
    MeetingTime: entry.meetingTime,
    MeetingTimeZone: timeZone,
    MinOrder: entry.minOrder,
    MaxOrder: entry.maxOrder,
    BookBeforeDays: entry.bookBeforeDays,
    FirstDate: firstDate,
    RefundRule: entry.refundRules[language],
  }
}

function toWireType(ctx: Reader, entry: PackageEntry, type: PackageType): Schemas['PackageType'] {
  const { bounds } = partyTerms(entry, type)
  return {
    Code: type.code,
    Name: type.names[ctx.language],
    Basis: type.bases[ctx.language],
    Prices: sellingBandPrices(ctx, entry, type.prices),
    SingleSupplement: sellingMoney(ctx, entry, type.singleSupplement),
    MinOrder: bounds.min,
    MaxOrder: bounds.max,
  }
}
