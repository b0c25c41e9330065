import { MAX_PASSENGERS } from '../limits.ts'

/** Of what there is of a class, a kind of room or a ticket, the share that one client may hold unpaid. */
const SHARE = 4

/**
 * Most seats, rooms or tickets of one kind and day that one client holds at once without having paid for them: a quarter of
 * all there are, or one party where that is more. Inclusive.
 *
 * @example heldAtOnceMax(176) // 44
 */
export function heldAtOnceMax(capacity: number): number {
  return Math.max(MAX_PASSENGERS, Math.floor(capacity / SHARE))
}

/**
 * Whether a client that holds some already may hold more. A first booking is always let through: how large it can be is the
 * product's own rule.
 *
 * @example mayHold({ held: 40, wanted: 5, capacity: 176 }) // false
 */
export function mayHold({
  held,
  wanted,
  capacity,
}: {
  readonly held: number
  readonly wanted: number
  readonly capacity: number
}): boolean {
  return held === 0 || held + wanted <= heldAtOnceMax(capacity)
}
