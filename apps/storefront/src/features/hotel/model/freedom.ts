import type { Schemas } from '@selat/sdk'

/** In a word what happens to the money of a stay that is given up. */
export function freedom({ IsRefundable, FreeUntil }: Schemas['CancellationTerms']) {
  if (FreeUntil !== null) return 'free'
  return IsRefundable ? 'firstNight' : 'nothing'
}
