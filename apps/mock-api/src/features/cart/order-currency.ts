import { fromJsonText } from '../../engine/store/json-text.ts'
import type { CartItemRow } from '../../engine/store/tables/cart-tables.ts'
import type { Context } from '../../operation/context.ts'

/**
 * The currency in which a cart is ordered: the one that a visitor asks for, because he may have changed it since he put
 * something in. A call that asks for none, and an account, keep the currency that the cart was priced in; where its items
 * differ, the caller's own counts, because an order is paid in one. An account has a currency of its own, which it cannot
 * change, and an agency's cart may hold a quotation, which sells in the currency that it was quoted in (0094).
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
