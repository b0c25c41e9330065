import type { ServerSchemas as Schemas } from '@selat/sdk'

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
    DateOfBirth: '1985-11-03',
    DateOfIssue: '2023-02-11',
    DateOfExpiry: '2033-02-11',
  },
  child: {
    Title: 'Mstr',
    DateOfBirth: '2019-05-05',
    DateOfIssue: '2024-03-01',
    DateOfExpiry: '2029-03-01',
  },
  infant: {
    Title: 'Miss',
    DateOfBirth: '2026-01-20',
    DateOfIssue: '2026-03-01',
    DateOfExpiry: '2031-03-01',
  },
} as const

/** People who may board anything, as many as a party counts; no two with the same name or passport. */
export function travellersOf({ adults, children, infants }: Party): Passenger[] {
  const bands = [
    ...Array.from({ length: adults }, () => 'adult' as const),
    ...Array.from({ length: children }, () => 'child' as const),
    ...Array.from({ length: infants }, () => 'infant' as const),
  ]
  return bands.map((band, index) => ({
    ...PERSON,
    ...BANDS[band],
    Band: band,
    FirstName: `WEI ${String.fromCodePoint(65 + (index % 26))}`,
    PassportNumber: `K${1_000_000 + index}N`,
  }))
}
