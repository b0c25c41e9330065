import { type MarkupRule, sellingPrice } from '@selat/domain'

import { soldPrice } from '../price/sold-price.ts'
import type { SoldView } from '../price/sold-view.ts'
import { toMoney, toWire } from '../price/wire-money.ts'
import { soldAnswer } from './sold-answer.ts'
import { soldCart } from './sold-cart.ts'

/** Returns the view that shows net prices at selling prices by the rules of an agency. */
export function soldViewOf(rules: readonly MarkupRule[]): SoldView {
  const amount: SoldView['amount'] = (net, { product, operators = [], people }) =>
    toWire(sellingPrice({ net: toMoney(net), product, operators, people }, rules))
  return {
    cart: (cart) => soldCart(cart, rules),
    amount,
    price: (price, sold) => soldPrice(price, amount(price.Total, sold)),
    answer: (answer, product, { isWayBack = false } = {}) =>
      soldAnswer(answer, (net, people) => amount(net, { product, people: isWayBack ? 0 : people })),
  }
}
