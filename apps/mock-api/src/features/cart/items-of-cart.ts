import { statement } from '../../engine/store/statement.ts'
import type { CartRow } from '../../engine/store/tables/cart-tables.ts'

/** Selects the items of a cart in their order, held or expired, without those that were ordered. */
export const itemsOfCart = statement((db, { tenant, id }: Pick<CartRow, 'tenant' | 'id'>) =>
  db
    .selectFrom('cart_items')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('cart_id', '=', id)
    .where('state', '!=', 'ordered')
    .orderBy('position'),
)
