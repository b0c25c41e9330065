import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { AttractionEntry } from '../../../world/fixtures/catalogue/attraction-schema.ts'
import { toWireHours } from '../days/wire-hours.ts'
import { sellingBandPrices, sellingMoney } from '../item/entry-money.ts'
import { findEntry } from '../listing/find-entry.ts'
import { toDetailHead } from '../listing/wire-product.ts'
import type { AttractionOption } from './ticket-terms.ts'

export const getAttraction = defineOperation('getAttraction', ({ path }, ctx) => ({
  status: 200,
  body: toWireAttraction(ctx, findEntry(ctx, 'attraction', path.id)),
}))

type Reader = Pick<Context, 'catalogue' | 'language' | 'now' | 'money' | 'currency'>

function toWireAttraction(ctx: Reader, entry: AttractionEntry): Schemas['Attraction'] {
  const { timeZone } = ctx.catalogue.place(entry.place)
  return {
    ...toDetailHead(ctx, 'attraction', entry),
    OperatingHours: toWireHours(ctx, { hours: entry, timeZone, notes: entry.closureNotes }),
    SuggestedMinutes: entry.suggestedMinutes,
    Options: entry.options.map((option) => toWireOption(ctx, entry, option)),
  }
}

function toWireOption(
  ctx: Reader,
  entry: AttractionEntry,
  { code, names, prices, group, ageRules, refundRules, ...option }: AttractionOption,
): Schemas['AttractionOption'] {
  return {
    Code: code,
    Name: names[ctx.language],
    Prices: prices && sellingBandPrices(ctx, entry, prices),
    GroupPrice: sellingMoney(ctx, entry, group?.price ?? null),
    GroupSize: group?.size ?? null,
    MinOrder: option.minOrder,
    MaxOrder: option.maxOrder,
    NeedsVisitDate: option.needsVisitDate,
    ValidDays: option.validDays,
    Confirmation: option.confirmation,
    RefundRule: refundRules[ctx.language],
    AgeRule: ageRules[ctx.language],
  }
}
