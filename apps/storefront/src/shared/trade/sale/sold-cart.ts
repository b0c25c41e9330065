import { type MarkupRule, sumByCurrency } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { soldPrice } from '../price/sold-price.ts'
import { toMoney, toWire } from '../price/wire-money.ts'
import { sellingOf } from './item-sale.ts'

type Cart = Schemas['Cart']
type Item = Schemas['CartItem']

/** Returns the items of a cart that are sold: those that are still held. */
export const heldItems = ({ Items }: Pick<Cart, 'Items'>): readonly Item[] =>
  Items.filter(({ State }) => State === 'held')

/** Returns what the agency's customer pays for the items that are still held, one amount for each currency. */
export function sellingTotals(
  cart: Pick<Cart, 'Items'>,
  rules: readonly MarkupRule[],
): Schemas['Money'][] {
  const amounts = heldItems(cart).map((item) => toMoney(sellingOf(item, rules)))
  return sumByCurrency(amounts).map(toWire)
}

/**
 * Returns the cart as the agency's customer may see it: each item at its selling price, with the same lines as its net price.
 */
export function soldCart(cart: Cart, rules: readonly MarkupRule[]): Cart {
  return {
    ...cart,
    Items: cart.Items.map((item) => ({
      ...item,
      Price: soldPrice(item.Price, sellingOf(item, rules)),
    })),
    Totals: sellingTotals(cart, rules),
  }
}
