import { compareMoney } from '../money/compare-money.ts'
import { compareInstants } from '../time/instant.ts'
import { durationMinutes, type SailingRow } from './sailing-row.ts'

/** The orders in which results can be sorted; the first is the default. */
export const SAILING_SORTS = ['departure', 'arrival', 'duration', 'price'] as const

export type SailingSort = (typeof SAILING_SORTS)[number]

/**
 * Makes a comparison for `toSorted`. Departures and arrivals are compared as instants, because local times differ by zone.
 * By price, rows without one are last. Equal rows are sorted by departure, then by id.
 */
export function compareSailings(
  sort: SailingSort,
): (first: SailingRow, second: SailingRow) => number {
  const compare = COMPARE[sort]
  return (first, second) =>
    compare(first, second) ||
    compareInstants(first.departsAt, second.departsAt) ||
    compareText(first.sailingId, second.sailingId) ||
    compareText(first.classCode, second.classCode)
}

const COMPARE: Record<SailingSort, (first: SailingRow, second: SailingRow) => number> = {
  departure: (first, second) => compareInstants(first.departsAt, second.departsAt),
  arrival: (first, second) => compareInstants(first.arrivesAt, second.arrivesAt),
  duration: (first, second) => durationMinutes(first) - durationMinutes(second),
  price: comparePrices,
}

function comparePrices({ adultPrice: first }: SailingRow, { adultPrice: second }: SailingRow) {
  if (first && second) return compareMoney(first, second)
  return Number(first === undefined) - Number(second === undefined)
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : Number(first > second)
}
