import { bandsBySector, isCalendarDate } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'
import type { Travel } from '../../../shared/trade/cart/items/item.ts'

/** A cart item in the form that the rules for passengers take. */
export type ItemTravel = Travel & { itemId: string }

/** Returns the trips of a cart whose travellers are named, in the order of the cart. `now` is the server's clock. */
export function travelsOf(items: readonly Schemas['CartItem'][], now: string): ItemTravel[] {
  return items.flatMap((item) => {
    const travel = displayOf(item).travel(item, now)
    return travel ? [{ ...travel, itemId: item.Id }] : []
  })
}

/** Whether a traveller in an adult's place pays the senior fare on a sector. */
export function paysSeniorFare(dateOfBirth: string, { sectors, today }: Travel): boolean {
  if (!isCalendarDate(dateOfBirth) || dateOfBirth > today) return false
  return bandsBySector(dateOfBirth, sectors).includes('senior')
}

/** Whether a nationality has a price of its own, which differs from the one shown so far. */
export function paysNationalPrice(
  nationality: string,
  { pricedNationalities = [] }: Travel,
): boolean {
  return pricedNationalities.includes(nationality)
}
