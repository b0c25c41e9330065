import type { AliasableExpression, ExpressionBuilder } from 'kysely'

import type { Database } from '../../engine/store/database.ts'
import type { StockOwner } from './stock.ts'

/**
 * Selects how many units of a row of stock an owner holds. It is a part of the query that reads the row, because a hold that
 * ends between two queries would be subtracted twice.
 */
export function ownUnits(
  row: ExpressionBuilder<Database, 'stock'>,
  owner: StockOwner | null,
): AliasableExpression<number | string> {
  if (!owner) return row.lit(0)
  const held = row
    .selectFrom('stock_holds')
    // A database may return the sum as text.
    .select((hold) => hold.fn.sum<number | string>('count').as('own'))
    .where('stock_holds.tenant', '=', owner.tenant)
    .where('owner_id', '=', owner.ownerId)
    .whereRef('inventory', '=', 'stock.tenant')
    .whereRef('stock_holds.resource', '=', 'stock.resource')
    .whereRef('stock_holds.unit', '=', 'stock.unit')
    .where('state', '=', 'held')
  return row.fn.coalesce(held, row.lit(0))
}
