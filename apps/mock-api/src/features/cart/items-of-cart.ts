import { statement } from '../../engine/store/statement.ts'
import type { CartRow } from '../../engine/store/tables/cart-tables.ts'

/** What stands in a cart, held or expired, in its order; what was ordered does not any more. */
export const itemsOfCart = statement((db, { tenant, id }: Pick<CartRow, 'tenant' | 'id'>) =>
  db
    .selectFrom('cart_items')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('cart_id', '=', id)
    .where('state', '!=', 'ordered')
    .orderBy('position'),
)
