import type { Schemas } from '@selat/sdk'

/**
 * Returns a word for what a cancelled stay costs: `free` means nothing until a deadline, `firstNight` the first night,
 * `nothing` that nothing is refunded.
 */
export function freedom({ IsRefundable, FreeUntil }: Schemas['CancellationTerms']) {
  if (FreeUntil !== null) return 'free'
  return IsRefundable ? 'firstNight' : 'nothing'
}
