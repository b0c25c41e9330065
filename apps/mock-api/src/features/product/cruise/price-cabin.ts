import { cabinUnits, type Price, priceUnits } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import { entryMoney } from '../item/entry-money.ts'
import type { CabinBooking } from './cabin-booking.ts'
import { findCabin } from './cabin-terms.ts'

/** Null when the cabin is not sold any more. */
export function priceCabin(
  ctx: Pick<Context, 'catalogue' | 'money'>,
  booking: CabinBooking,
  currency: string,
): Price | null {
  const found = findCabin(ctx, booking)
  if (!found) return null
  const { entry, cabin } = found
  const prices = {
    code: cabin.code,
    perGuest: entryMoney(entry, cabin.perGuest),
    thirdFourth: cabin.thirdFourth === null ? null : entryMoney(entry, cabin.thirdFourth),
    singleSupplementPercent: cabin.singleSupplementPercent,
    portCharges: entryMoney(entry, entry.portCharges),
    gratuityPerNight: entryMoney(entry, entry.gratuityPerNight),
    nights: entry.nights,
  }
  return priceUnits(cabinUnits(prices, booking.party), ctx.money.selling(currency))
}
