import { type BandCounts, countsOfParty, packageUnits, type Price, priceUnits } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import { entryMoney } from '../item/entry-money.ts'
import type { PriceRequest } from '../item/product.ts'
import type { PackageBooking } from './package-booking.ts'

/**
 * The price of a package for its party, or for the travellers once their ages are known; null if its type is no longer sold.
 */
export function pricePackage(
  ctx: Pick<Context, 'catalogue' | 'money'>,
  booking: PackageBooking,
  { currency, travellers }: PriceRequest,
): Price | null {
  const entry = ctx.catalogue.entry('package', booking.item)
  const type = entry?.types.find(({ code }) => code === booking.type)
  if (!entry || !type) return null
  const own = (amount: number | null) => (amount === null ? null : entryMoney(entry, amount))
  const counts: BandCounts = travellers?.[0] ?? countsOfParty(booking.party)
  const units = packageUnits(
    type.code,
    {
      adult: entryMoney(entry, type.prices.adult),
      child: own(type.prices.child),
      infant: own(type.prices.infant),
      singleSupplement: own(type.singleSupplement),
    },
    counts,
  )
  return priceUnits(units, ctx.money.selling(currency))
}
