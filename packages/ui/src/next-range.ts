import type { IsoDate } from './iso-date.ts'

export type DateRangeValue = { from: IsoDate | null; to: IsoDate | null }
export type RangeEnd = 'from' | 'to'

/** Returns the range after a press on a day, and the end that the next press sets. */
export function nextRange(
  range: DateRangeValue,
  end: RangeEnd,
  day: IsoDate,
): { range: DateRangeValue; end: RangeEnd } {
  if (end === 'to' && range.from !== null && day >= range.from)
    return { range: { from: range.from, to: day }, end: 'from' }
  const keepsReturn = range.to !== null && range.to >= day && end === 'from'
  return { range: { from: day, to: keepsReturn ? range.to : null }, end: 'to' }
}
