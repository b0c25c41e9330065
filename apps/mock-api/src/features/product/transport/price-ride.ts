import { type Price, priceUnits, type RidePrices, rideUnits } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { TransportEntry } from '../../../world/fixtures/catalogue/transport-schema.ts'
import { entryMoney } from '../item/entry-money.ts'
import type { RideBooking } from './ride-booking.ts'
import { findRide, type TransportRate } from './ride-terms.ts'

/** Null when the rate is not sold any more. */
export function priceRide(
  ctx: Pick<Context, 'catalogue' | 'money'>,
  booking: RideBooking,
  currency: string,
): Price | null {
  const found = findRide(ctx, booking)
  if (!found) return null
  const { entry, rate } = found
  const supplements = entry.supplements.map(({ code, amount, between }) => ({
    code,
    between,
    amount: entryMoney(entry, amount),
  }))
  const units = rideUnits(booking, toRidePrices(entry, rate), supplements)
  return priceUnits(units, ctx.money.selling(currency))
}

function toRidePrices(entry: TransportEntry, rate: TransportRate): RidePrices {
  const optional = (amount: number | null) => (amount === null ? null : entryMoney(entry, amount))
  return {
    code: rate.code,
    per: rate.per,
    price: entryMoney(entry, rate.price),
    childPrice: optional(rate.childPrice),
    extraHour: optional(rate.extraHour),
  }
}
