import { MAX_PASSENGERS } from '../limits.ts'

/** The divisor of the capacity: one client may hold a quarter of it without paying. */
const SHARE = 4

/**
 * Returns the largest number of seats, rooms or tickets of one kind and day that one client may hold without paying. It is a
 * quarter of the capacity, or one party if that is more. Inclusive.
 * @example heldAtOnceMax(176) // 44
 */
export function heldAtOnceMax(capacity: number): number {
  return Math.max(MAX_PASSENGERS, Math.floor(capacity / SHARE))
}

/**
 * Whether a client that may hold some already may hold more. A first booking is always allowed, because each product limits
 * its size itself.
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
