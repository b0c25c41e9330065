import type { ServerSchemas as Schemas } from '@selat/sdk'

export type SailingBand = Schemas['PassengerBand']

type Ages = {
  readonly infantUntil: number
  readonly childUntil: number
  readonly seniorFrom: number
}

const NEVER = 200

/**
 * The age bands of operators. They are written by hand from the terms, because they must not repeat a mistake in the code.
 */
const AGES: Readonly<Record<string, (date: string) => Ages>> = {
  SRL: () => ({ infantUntil: 2, childUntil: 12, seniorFrom: 60 }),
  PNF: (date) => ({ infantUntil: 2, childUntil: 12, seniorFrom: date < '2027-03-01' ? 65 : 60 }),
  JSX: () => ({ infantUntil: 1, childUntil: 12, seniorFrom: NEVER }),
  BHF: () => ({ infantUntil: 2, childUntil: 11, seniorFrom: NEVER }),
}

/** Returns the band of a traveller by birth date, day of sailing and operator. */
export function bandAt(born: string, date: string, operator: string): SailingBand {
  const ages = AGES[operator]?.(date)
  if (!ages) throw new Error(`No ages of ${operator}`)
  const isBeforeBirthday = date.slice(5) < born.slice(5)
  const age = Number(date.slice(0, 4)) - Number(born.slice(0, 4)) - Number(isBeforeBirthday)
  if (age <= ages.infantUntil) return 'infant'
  if (age <= ages.childUntil) return 'child'
  return age >= ages.seniorFrom ? 'senior' : 'adult'
}

/**
 * Counts the travellers on board who lack company: without an adult all of them, otherwise each infant beyond one for each
 * adult.
 */
export function countAlone(bands: readonly SailingBand[]): number {
  const adults = bands.filter((band) => band === 'adult' || band === 'senior').length
  const infants = bands.filter((band) => band === 'infant').length
  return adults === 0 ? bands.length : Math.max(0, infants - adults)
}

/** Counts the travellers who lack company on each sailing. */
export function aloneBySailing(
  aboard: Iterable<{ readonly sailing: string; readonly band: SailingBand }>,
): ReadonlyMap<string, number> {
  const bands = new Map<string, SailingBand[]>()
  for (const { sailing, band } of aboard) bands.set(sailing, [...(bands.get(sailing) ?? []), band])
  return new Map([...bands].map(([sailing, list]) => [sailing, countAlone(list)]))
}

/** Returns the first sailing on which more travellers lack company than before; null if there is none. */
export function worseSailing(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string | null {
  for (const [sailing, count] of after) if (count > (before.get(sailing) ?? 0)) return sailing
  return null
}
