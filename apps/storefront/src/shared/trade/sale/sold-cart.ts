import { sumByCurrency } from '@selat/domain'
import type { MarkupRule } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { soldPrice } from '../price/sold-price.ts'
import { toMoney, toWire } from '../price/wire-money.ts'
import { sellingOf } from './item-sale.ts'

type Cart = Schemas['Cart']
type Item = Schemas['CartItem']

/** What is sold of a cart: items that are still held. */
export const heldItems = ({ Items }: Pick<Cart, 'Items'>): readonly Item[] =>
  Items.filter(({ State }) => State === 'held')

/** What the agency's customer pays for what is still held, one amount a currency. */
export function sellingTotals(
  cart: Pick<Cart, 'Items'>,
  rules: readonly MarkupRule[],
): Schemas['Money'][] {
  const amounts = heldItems(cart).map((item) => toMoney(sellingOf(item, rules)))
  return sumByCurrency(amounts).map(toWire)
}

/** The cart as the agency's customer may see it: each item at its selling price, taken apart as its net price is. */
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
