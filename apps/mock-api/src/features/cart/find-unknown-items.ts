import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { ProblemField } from '../../engine/http/refusal.ts'
import type { CartItemRow } from '../../engine/store/tables/cart-tables.ts'

/** An item as a request names it. */
export type NamedItem = Pick<Schemas['OrderItemInput'], 'CartItem'>

/** The entries of a request's `Items` that are not in the cart, or are repeated. */
export function findUnknownItems(
  rows: readonly Pick<CartItemRow, 'id'>[],
  named: readonly NamedItem[],
): ProblemField[] {
  const ids = named.map(({ CartItem }) => CartItem)
  const known = new Set(rows.map(({ id }) => id))
  return ids.flatMap((id, index) => {
    const code = !known.has(id) ? 'not_in_cart' : ids.indexOf(id) < index ? 'repeated' : null
    return code ? [{ pointer: `/Items/${index}/CartItem`, code, params: {} }] : []
  })
}
