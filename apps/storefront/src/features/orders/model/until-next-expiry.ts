import { toEpochMs } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** The milliseconds after a deadline at which the server is asked, because it ends the order at the deadline. */
const MARGIN_MS = 1_000

type ListedOrder = Pick<Schemas['OrderSummary'], 'Status' | 'ExpiresAt'>

/**
 * Returns the milliseconds from now until the first of the unpaid orders in a list expires; false if none will.
 * Deadlines are counted from the server's `AsOf`, because device clocks are often wrong.
 */
export function untilNextExpiry(
  { Items, AsOf }: { Items: readonly ListedOrder[]; AsOf: string },
  receivedAtMs: number,
): number | false {
  const lefts = Items.flatMap(({ Status, ExpiresAt }) =>
    Status === 'ENTRY' && ExpiresAt !== null ? [toEpochMs(ExpiresAt) - toEpochMs(AsOf)] : [],
  ).filter((left) => left > 0)
  if (lefts.length === 0) return false
  return Math.max(0, receivedAtMs + Math.min(...lefts) - Date.now()) + MARGIN_MS
}
