import { fromJsonText } from '../../engine/store/json-text.ts'
import type { CartItemRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../operation/context.ts'

/**
 * Returns the currency in which a cart is ordered. A visitor's order is in the currency of the call, because the visitor may
 * have switched since the cart was filled. If the call names none, and for an account, it is the currency of the items. If
 * items differ, it is the caller's own, because an order has one currency. An account cannot switch, and an agency's cart
 * may hold a quotation, which sells in its own currency (docs/decisions/0094).
 */
export function orderCurrency(
  rows: readonly Pick<CartItemRow, 'price'>[],
  { currency, caller }: Pick<Context, 'currency' | 'caller'>,
  asked: string | undefined,
): string {
  if (asked !== undefined && !caller.user) return currency
  const currencies = new Set(rows.map((row) => fromJsonText(row.price).total.currency))
  const [first] = currencies
  return currencies.size === 1 && first !== undefined ? first : currency
}
