import type { BandCounts } from '@selat/domain'

type Counted = { QtyAdult: number; QtyChild: number; QtyInfant: number; QtySenior?: number }

/** Returns the people that an item counts; only tickets of attractions count seniors. */
export function peopleOf(item: Counted): BandCounts {
  const { QtyAdult: adult, QtyChild: child, QtyInfant: infant, QtySenior: senior = 0 } = item
  return { adult, child, infant, senior }
}
