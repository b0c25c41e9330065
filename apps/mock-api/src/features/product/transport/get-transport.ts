import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineOperation } from '../../../operation/operation.ts'
import type { TransportEntry } from '../../../world/fixtures/catalogue/transport-schema.ts'
import { sellingMoney } from '../item/entry-money.ts'
import type { SaleView } from '../item/product.ts'
import { findEntry } from '../listing/find-entry.ts'
import { toDetailHead } from '../listing/wire-product.ts'
import type { TransportRate } from './ride-terms.ts'

export const getTransport = defineOperation(
  'getTransport',
  ({ path }, ctx) => ({
    status: 200,
    body: toWireTransport(ctx, findEntry(ctx, 'transport', path.id)),
  }),
  { transaction: 'none' },
)

/** Converts a service for its page, in the caller's language and currency. */
function toWireTransport(ctx: SaleView, entry: TransportEntry): Schemas['Transport'] {
  const { language } = ctx
  return {
    ...toDetailHead(ctx, 'transport', entry),
    TransportKind: entry.transportKind,
    PickUp: entry.pickUps[language],
    DropOff: entry.dropOffs?.[language] ?? null,
    Service: { From: entry.service.from, Until: entry.service.until, Days: entry.service.days },
    AsksFor: entry.asksFor,
    Rates: entry.rates.map((rate) => toWireRate(ctx, entry, rate)),
    Supplements: entry.supplements.map(({ code, names, amount, between }) => ({
      Code: code,
      Label: names[language],
      Amount: sellingMoney(ctx, entry, amount),
      From: between.from,
      Until: between.until,
    })),
    RefundRule: entry.refundRules[language],
    BookBeforeHours: entry.bookBeforeHours,
  }
}

function toWireRate(
  ctx: SaleView,
  entry: TransportEntry,
  rate: TransportRate,
): Schemas['TransportRate'] {
  return {
    Code: rate.code,
    VehicleName: rate.vehicles[ctx.language],
    ZoneName: rate.zones[ctx.language],
    Hours: rate.hours,
    Price: sellingMoney(ctx, entry, rate.price),
    ChildPrice: sellingMoney(ctx, entry, rate.childPrice),
    ExtraHour: sellingMoney(ctx, entry, rate.extraHour),
    Per: rate.per,
    MaxPassengers: rate.maxPassengers,
    MaxBags: rate.maxBags,
  }
}
