import type { Db } from '../engine/store/store.ts'
import { ordersWithPayments } from './orders-with-payments.ts'

const EXTENSIONS_MAX = 2

/** Checks that an order and its payment expire together, and that no hold is longer than allowed. */
export async function auditClocks(db: Db, now: string | undefined): Promise<string[]> {
  const orders = await ordersWithPayments(db)
    .select([
      'orders.id',
      'payments.state',
      'orders.expires_at as order_until',
      'payments.expires_at as payment_until',
    ])
    .execute()
  const items = await db
    .selectFrom('cart_items')
    .select(['id', 'extensions', 'hold_expires_at', 'price_guaranteed_until'])
    .where('state', '=', 'held')
    .execute()
  return [
    ...orders.flatMap(({ id, state, order_until, payment_until }) => {
      const hasClock = state === 'ordered' || state === 'pending'
      const isOver = now !== undefined && order_until !== null && order_until <= now
      const isRight = order_until === payment_until && hasClock === (order_until !== null)
      return [
        ...(isRight ? [] : [`${id}: ${state} until ${order_until} and ${payment_until}`]),
        ...(isOver ? [`${id} has lapsed at ${order_until}`] : []),
      ]
    }),
    ...items.flatMap(({ id, extensions, hold_expires_at, price_guaranteed_until }) => [
      ...(hold_expires_at === price_guaranteed_until && extensions <= EXTENSIONS_MAX
        ? []
        : [`${id}: held until ${hold_expires_at}, priced until ${price_guaranteed_until}`]),
      ...(now !== undefined && hold_expires_at <= now ? [`${id} is held after its end`] : []),
    ]),
  ]
}
