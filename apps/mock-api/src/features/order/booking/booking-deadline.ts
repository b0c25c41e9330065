import { compareInstants, toUtcText } from '@selat/domain'

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
