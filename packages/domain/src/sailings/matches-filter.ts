import { compareMoney } from '../money/compare-money.ts'
import type { Money } from '../money/money.ts'
import type { SailingRow } from './sailing-row.ts'
import { type TimeOfDay, timeOfDay } from './time-of-day.ts'

/** The filter of a list of sailings. An empty list, or a missing price, excludes nothing. */
export type SailingFilter = {
  readonly operatorCodes: readonly string[]
  readonly classCodes: readonly string[]
  readonly timesOfDay: readonly TimeOfDay[]
  /** The most that an adult may pay, inclusive. Rows without a price are hidden. */
  readonly maxAdultPrice?: Money
  readonly isChangeableOnly: boolean
}

/** A filter that hides nothing. */
export const NO_SAILING_FILTER: SailingFilter = {
  operatorCodes: [],
  classCodes: [],
  timesOfDay: [],
  isChangeableOnly: false,
}

/** Whether a row matches every part of the filter. */
export function matchesFilter(row: SailingRow, filter: SailingFilter): boolean {
  return (
    wants(filter.operatorCodes, row.operatorCode) &&
    wants(filter.classCodes, row.classCode) &&
    wants(filter.timesOfDay, timeOfDay(row.departsAt)) &&
    (row.isChangeable || !filter.isChangeableOnly) &&
    isAffordable(row, filter.maxAdultPrice)
  )
}

function wants<T>(wanted: readonly T[], value: T): boolean {
  return wanted.length === 0 || wanted.includes(value)
}

function isAffordable({ adultPrice }: SailingRow, max: Money | undefined): boolean {
  if (!max) return true
  return adultPrice !== undefined && compareMoney(adultPrice, max) <= 0
}
