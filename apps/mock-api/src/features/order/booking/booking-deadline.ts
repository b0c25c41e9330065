import { compareInstants, toUtcText } from '@selat/domain'

import type { World } from '../../../world/world.ts'
import { productOf } from '../../product/registry.ts'
import type { LoadedOrder } from './load-order.ts'

/**
 * Until when everything of a booking can be booked, and until when the change that it pays for can happen; null when
 * nothing of it has a date.
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
