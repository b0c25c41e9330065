export type Band = 'adult' | 'child' | 'infant' | 'senior'

/**
 * The ages of the adults in a party: settled ones stay in their band, old ones are over sixty. A party that is turning has
 * birthdays on 1 December that move each traveller to the next band.
 */
export type Ages = 'settled' | 'old' | 'turning'

type Booked = 'adults' | 'children' | 'infants'

const BIRTHS: Readonly<Record<Ages, Readonly<Record<Booked, string>>>> = {
  settled: { adults: '1985-11-03', children: '2019-05-05', infants: '2026-01-20' },
  old: { adults: '1956-05-05', children: '2019-05-05', infants: '2026-01-20' },
  turning: { adults: '1966-12-01', children: '2013-12-01', infants: '2023-12-01' },
}

/** Returns the birth dates of a party: its adults, then its children, then its infants. */
export function birthsOf(
  { adults, children, infants }: Readonly<Record<Booked, number>>,
  ages: Ages,
): string[] {
  const born = BIRTHS[ages]
  return [
    ...Array.from({ length: adults }, () => born.adults),
    ...Array.from({ length: children }, () => born.children),
    ...Array.from({ length: infants }, () => born.infants),
  ]
}

/** Returns the band on a day by the operator's ages: SRL has seniors from sixty on, and BHF adults from twelve on. */
export function bandOn(born: string, date: string, operator: 'SRL' | 'BHF'): Band {
  const isBeforeBirthday = date.slice(5) < born.slice(5)
  const age = Number(date.slice(0, 4)) - Number(born.slice(0, 4)) - Number(isBeforeBirthday)
  if (age <= 2) return 'infant'
  if (age <= (operator === 'BHF' ? 11 : 12)) return 'child'
  return operator === 'SRL' && age >= 60 ? 'senior' : 'adult'
}
