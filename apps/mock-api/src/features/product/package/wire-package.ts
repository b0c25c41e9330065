import { calendarDateIn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { PackageEntry } from '../../../world/fixtures/catalogue/package-schema.ts'
import { toWireHours } from '../days/wire-hours.ts'
import { sellingMoney } from '../item/entry-money.ts'
import { toDetailHead } from '../listing/wire-product.ts'
import { excludedCharges } from './excluded-charges.ts'
import { type PackageType, partyTerms } from './package-terms.ts'

type Reader = Pick<Context, 'network' | 'catalogue' | 'language' | 'now' | 'money' | 'currency'>

export function toWirePackage(
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
  const price = (amount: number | null) =>
    amount === null ? null : sellingMoney(ctx, entry, amount)
  const { adult, child, infant, senior } = type.prices
  return {
    Code: type.code,
    Name: type.names[ctx.language],
    Basis: type.bases[ctx.language],
    Prices: {
      Adult: sellingMoney(ctx, entry, adult),
      Child: price(child),
      Infant: price(infant),
      Senior: price(senior),
    },
    SingleSupplement: price(type.singleSupplement),
    MinOrder: bounds.min,
    MaxOrder: bounds.max,
  }
}
