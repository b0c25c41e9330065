import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type Ages, birthsOf } from './ages.ts'
import type { Party } from './facts.ts'

type Passenger = Schemas['PassengerInput']

const PERSON = {
  LastName: 'TAN',
  PlaceOfBirth: 'Singapore',
  Nationality: 'SG',
  CountryOfResidence: 'SG',
  PlaceOfIssue: 'Singapore',
} as const

const BANDS = {
  adult: {
    Title: 'Ms',
    DateOfIssue: '2023-02-11',
    DateOfExpiry: '2033-02-11',
  },
  child: {
    Title: 'Mstr',
    DateOfIssue: '2024-03-01',
    DateOfExpiry: '2029-03-01',
  },
  infant: {
    Title: 'Miss',
    DateOfIssue: '2026-03-01',
    DateOfExpiry: '2031-03-01',
  },
} as const

/** Makes people who may board any sailing, as many as a party counts. No two have the same name or passport. */
export function travellersOf(party: Party, ages: Ages): Passenger[] {
  const { adults, children, infants } = party
  const births = birthsOf(party, ages)
  const bands = [
    ...Array.from({ length: adults }, () => 'adult' as const),
    ...Array.from({ length: children }, () => 'child' as const),
    ...Array.from({ length: infants }, () => 'infant' as const),
  ]
  return bands.map((band, index) => ({
    ...PERSON,
    ...BANDS[band],
    Band: band,
    DateOfBirth: births[index] ?? '',
    FirstName: `WEI ${String.fromCodePoint(65 + (index % 26))}`,
    PassportNumber: `K${1_000_000 + index}N`,
  }))
}
