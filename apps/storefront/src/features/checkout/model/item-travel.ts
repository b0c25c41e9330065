import { bandsBySector, isCalendarDate } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'
import type { Travel } from '../../../shared/trade/cart/items/item.ts'

/** A cart item as the passenger rules see it. */
export type ItemTravel = Travel & { itemId: string }

/** The trips of a cart whose travellers are named, in the cart's order. `now` is the server's clock. */
export function travelsOf(items: readonly Schemas['CartItem'][], now: string): ItemTravel[] {
  return items.flatMap((item) => {
    const travel = displayOf(item).travel(item, now)
    return travel ? [{ ...travel, itemId: item.Id }] : []
  })
}

/** Whether someone who takes an adult's place pays the senior fare on a sector. */
export function paysSeniorFare(dateOfBirth: string, { sectors, today }: Travel): boolean {
  if (!isCalendarDate(dateOfBirth) || dateOfBirth > today) return false
  return bandsBySector(dateOfBirth, sectors).includes('senior')
}

/** Whether somebody pays a price that only this passport has, rather than the one shown so far. */
export function paysNationalPrice(
  nationality: string,
  { pricedNationalities = [] }: Travel,
): boolean {
  return pricedNationalities.includes(nationality)
}
