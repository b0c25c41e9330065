import type { BandCounts, Party, QuantityBounds } from '@selat/domain'

import type { CountBounds } from './item.ts'

/** Seniors among them are told by their birth dates, and counted as adults until then. */
export const toParty = ({ adult, child, infant, senior }: BandCounts): Party => ({
  adults: adult + senior,
  children: child,
  infants: infant,
})

/** What each count of a party may become; of seniors there is none. */
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
