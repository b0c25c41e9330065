import type { Context } from '../kernel/context.ts'
import { fromJsonText } from '../store/json-text.ts'
import type { CartItemRow } from '../store/tables/cart-tables.ts'

/** The currency the cart was priced in; the caller's own where the items differ, because an order is paid in one. */
export function orderCurrency(
  rows: readonly Pick<CartItemRow, 'price'>[],
  { currency }: Pick<Context, 'currency'>,
): string {
  const currencies = new Set(rows.map((row) => fromJsonText(row.price).total.currency))
  const [first] = currencies
  return currencies.size === 1 && first !== undefined ? first : currency
}
