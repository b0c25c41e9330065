import { isCalendarDate } from '@selat/domain'

/** The parts of a sailing's id: terminals, operator, and the departure in the zone of its terminal. */
export type SailingIdParts = {
  readonly from: string
  readonly to: string
  readonly operator: string
  readonly date: string
  readonly clock: string
}

/** A sailing has the same id in every sandbox. Clients must not parse it; only this file does. */
export function sailingId({ from, to, operator, date, clock }: SailingIdParts): string {
  return `sai_${from}-${to}-${operator}-${date.replaceAll('-', '')}-${clock.replace(':', '')}`
}

/** Ids of an operator's sailings in one direction, from the first day to the last: at least `from` and under `below`. */
export function sailingIdRange({
  from,
  to,
  operator,
  first,
  last,
}: Omit<SailingIdParts, 'date' | 'clock'> & { readonly first: string; readonly last: string }) {
  const of = (date: string) => `sai_${from}-${to}-${operator}-${date.replaceAll('-', '')}`
  // `.` follows the `-` that stands before the clock.
  return { from: of(first), below: `${of(last)}.` }
}

const SHAPE = /^sai_([A-Z]{3,4})-([A-Z]{3,4})-([A-Z]{2,4})-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})$/

/** Null unless the id has the shape of one, with a day that exists: ids come from clients, too. */
export function parseSailingId(id: string): SailingIdParts | null {
  const [, from, to, operator, year, month, day, hour, minute] = SHAPE.exec(id) ?? []
  const date = `${year}-${month}-${day}`
  if (!from || !to || !operator || !isCalendarDate(date)) return null
  return { from, to, operator, date, clock: `${hour}:${minute}` }
}
