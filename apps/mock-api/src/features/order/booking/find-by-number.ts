import { hashSecret } from '../../../engine/random/ids.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'

type Found = Pick<OrderRow, 'tenant' | 'id' | 'agency_id' | 'contact'>

/** The order of an ID or a confirmation number, as it may be typed: with spaces around it and in any case. */
export function findByNumber(store: Db, tenant: string, typed: string): Promise<Found | undefined> {
  const text = typed.trim()
  const isId = /^ord_/i.test(text)
  const column = isId ? 'id' : 'confirmation_number'
  const value = isId ? `ord_${text.slice(4).toUpperCase()}` : text.toUpperCase()
  return store
    .selectFrom('orders')
    .select(['tenant', 'id', 'agency_id', 'contact'])
    .where('tenant', '=', tenant)
    .where(column, '=', value)
    .executeTakeFirst()
}

/** The key by which tries are counted: both numbers of an order share it, and each unknown number has its own. */
export function numberKey(order: Pick<Found, 'id'> | undefined, typed: string): string {
  return order?.id ?? hashSecret(typed.trim().toUpperCase())
}
