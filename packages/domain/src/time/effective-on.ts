import type { CalendarDate } from './calendar-date.ts'

/** Operator data with a first day and possibly a last day of effect, both inclusive. */
export type Effective = {
  readonly effectiveFrom: CalendarDate
  readonly effectiveUntil?: CalendarDate
}

/** Whether the data is in effect on the day. */
export function isEffectiveOn(data: Effective, date: CalendarDate): boolean {
  return (
    data.effectiveFrom <= date && (data.effectiveUntil === undefined || date <= data.effectiveUntil)
  )
}

/** Finds the version of some operator data in effect on a day; if there are several, the one that began last. */
export function effectiveOn<T extends Effective>(
  versions: readonly T[],
  date: CalendarDate,
): T | undefined {
  let latest: T | undefined
  for (const version of versions) {
    if (!isEffectiveOn(version, date)) continue
    if (!latest || version.effectiveFrom > latest.effectiveFrom) latest = version
  }
  return latest
}
