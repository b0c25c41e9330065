import { sumByCurrency } from '@selat/domain'
import type { MarkupRule } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toMoney, toWire } from '../price/wire-money.ts'
import { sellingOf } from './item-sale.ts'

type Cart = Schemas['Cart']
type Item = Schemas['CartItem']

/** Beyond the parts of any item, so that the one line of a price stands under none of them. */
const NO_PART = 11

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

/** The cart as the agency's customer may see it: each item at its selling price, which is not taken apart. */
export function soldCart(cart: Cart, rules: readonly MarkupRule[], priceLabel: string): Cart {
  return {
    ...cart,
    Items: cart.Items.map((item) => ({ ...item, Price: soldPrice(item, rules, priceLabel) })),
    Totals: sellingTotals(cart, rules),
  }
}

function soldPrice(item: Item, rules: readonly MarkupRule[], label: string): Schemas['Price'] {
  const { Price, ItemContent } = item
  const selling = sellingOf(item, rules)
  return {
    ...Price,
    Total: selling,
    Lines: [
      {
        Kind: ItemContent === 'ferry' ? 'fare' : 'base',
        Code: 'selling',
        Label: label,
        Band: null,
        SectorIndex: NO_PART,
        Quantity: 1,
        UnitAmount: selling,
        Amount: selling,
        PayAt: 'online',
      },
      ...Price.Lines.filter(({ PayAt }) => PayAt === 'counter'),
    ],
  }
}
