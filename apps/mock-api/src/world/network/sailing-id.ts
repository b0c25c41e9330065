import { isCalendarDate } from '@selat/domain'

/** The parts of a sailing's id: terminals, operator, and the departure in the zone of its terminal. */
export type SailingIdParts = {
  readonly from: string
  readonly to: string
  readonly operator: string
  readonly date: string
  readonly clock: string
}

/** Makes the id of a sailing, which is the same in every sandbox. Clients must not parse it; only this file does. */
export function sailingId({ from, to, operator, date, clock }: SailingIdParts): string {
  return `sai_${from}-${to}-${operator}-${date.replaceAll('-', '')}-${clock.replace(':', '')}`
}

/**
 * Returns the range of ids of an operator's sailings in one direction, from the first day to the last: at least `from` and
 * less than `below`.
 */
export function sailingIdRange({
  from,
  to,
  operator,
  first,
  last,
}: Omit<SailingIdParts, 'date' | 'clock'> & { readonly first: string; readonly last: string }) {
  const of = (date: string) => `sai_${from}-${to}-${operator}-${date.replaceAll('-', '')}`
  // `.` sorts after the `-` before the time of departure.
  return { from: of(first), below: `${of(last)}.` }
}

const SHAPE = /^sai_([A-Z]{3,4})-([A-Z]{3,4})-([A-Z]{2,4})-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})$/

/** Parses an id; null if it does not have the right form with a day that exists. Ids also come from clients. */
export function parseSailingId(id: string): SailingIdParts | null {
  const [, from, to, operator, year, month, day, hour, minute] = SHAPE.exec(id) ?? []
  const date = `${year}-${month}-${day}`
  if (!from || !to || !operator || !isCalendarDate(date)) return null
  return { from, to, operator, date, clock: `${hour}:${minute}` }
}
