import type { BandCounts, Party, QuantityBounds } from '@selat/domain'

import type { CountBounds } from './item.ts'

/** Counts seniors as adults, because only their birth dates distinguish them. */
export const toParty = ({ adult, child, infant, senior }: BandCounts): Party => ({
  adults: adult + senior,
  children: child,
  infants: infant,
})

/** Returns the bounds of each count of a party; there can be no seniors, because they count as adults. */
export const toBounds = ({
  adults,
  children,
  infants,
}: Record<keyof Party, QuantityBounds>): CountBounds => ({
  adult: adults,
  child: children,
  infant: infants,
  senior: { min: 0, max: 0 },
})
