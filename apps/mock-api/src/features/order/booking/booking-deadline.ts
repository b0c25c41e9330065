import { compareInstants, toUtcText } from '@selat/domain'

import type { Work } from '../../../operation/work.ts'
import type { World } from '../../../world/world.ts'
import { productOf } from '../../product/registry.ts'
import type { LoadedOrder } from './load-order.ts'

/**
 * Returns the instant until which all items of an order can be booked, and the change that it pays for can happen; null if
 * none of them has a date.
 */
export function bookingDeadlineOf(
  { items, change }: Pick<LoadedOrder, 'items' | 'change'>,
  world: World,
): string | null {
  const closings = items.flatMap(
    ({ item_content, booking }) => productOf(item_content).closesAt(world, booking) ?? [],
  )
  const [first] = [...closings, ...(change ? [change.closes_at] : [])].toSorted(compareInstants)
  return first === undefined ? null : toUtcText(first)
}

/**
 * Sets the instant at which an order and its payment expire. Both change together, and neither expires while the payment is
 * under review.
 */
export async function setOrderExpiry(
  { store }: Work,
  booking: LoadedOrder,
  expiresAt: string | null,
): Promise<LoadedOrder> {
  const { order } = booking
  await store
    .updateTable('orders')
    .set({ expires_at: expiresAt })
    .where('tenant', '=', order.tenant)
    .where('id', '=', order.id)
    .execute()
  return { ...booking, order: { ...order, expires_at: expiresAt } }
}
