import { compareInstants, toUtcText } from '@selat/domain'

import type { World } from '../kernel/world.ts'
import { productOf } from '../products/registry.ts'
import type { Booking } from './load-booking.ts'

/** Until when everything of a booking can be booked; null when nothing of it has a date. */
export function firstClosingOf({ items }: Pick<Booking, 'items'>, world: World): string | null {
  const [first] = items
    .flatMap(({ item_content, booking }) => productOf(item_content).closesAt(world, booking) ?? [])
    .toSorted(compareInstants)
  return first === undefined ? null : toUtcText(first)
}
