import type { Schemas } from '@selat/sdk'

type Passenger = Schemas['ManifestPassenger']

/** Returns a passenger for tests: Ms TAN WEI LING, not checked in, changed by the given values. */
export function samplePassenger(given: Partial<Passenger> = {}): Passenger {
  const number = given.Number ?? 'NST-4KQ7ZP-1'
  return {
    Ticket: `tkt_${number.replaceAll('-', '')}`,
    Number: number,
    QrDigest: 'a'.repeat(64),
    Title: 'Ms',
    FirstName: 'WEI LING',
    LastName: 'TAN',
    DateOfBirth: '1990-05-04',
    Band: 'adult',
    Nationality: 'SG',
    DocumentMasked: '••••••67N',
    DateOfExpiry: '2033-02-11',
    Class: 'ECO',
    ClassName: 'Economy',
    ConfirmationNumber: number.slice(0, 10),
    Seller: 'Nusa Strait',
    State: 'issued',
    CheckedIn: null,
    ...given,
  }
}

const terminal = (Code: string, Name: string): Schemas['Terminal'] => ({
  ...{ Code, Name, City: Name, Country: 'ID', TimeZone: 'Asia/Jakarta' },
  ...{ Latitude: 1, Longitude: 104 },
})

export const sailing = 'sai_BTC-HFC-SRL-20261120-1610'

export function sampleManifest(
  passengers: readonly Passenger[],
  given: Partial<Schemas['ManifestSailing']> = {},
): Schemas['Manifest'] {
  return {
    Sailing: {
      Id: sailing,
      Operator: 'SRL',
      OperatorName: 'Selat Riau Line',
      Vessel: 'Selat Mutiara',
      From: terminal('BTC', 'Batam Centre'),
      To: terminal('HFC', 'HarbourFront'),
      DepartsAt: '2026-11-20T16:10:00+07:00',
      ArrivesAt: '2026-11-20T18:10:00+08:00',
      CheckInOpensAt: '2026-11-20T14:40:00+07:00',
      CheckInClosesAt: '2026-11-20T15:40:00+07:00',
      IsInternational: true,
      Capacity: 244,
      Booked: passengers.length,
      CheckedIn: 0,
      LastVersion: null,
      HasChanges: false,
      ...given,
    },
    Passengers: [...passengers],
    Counts: { Bands: [], Nationalities: [], Classes: [] },
    AsOf: '2026-11-20T06:30:00Z',
  }
}

let scans = 0

/** Returns a check-in at Gate 2, changed by the given values. */
export function sampleScan(given: Partial<Schemas['ScanInput']> = {}): Schemas['ScanInput'] {
  scans += 1
  return {
    Id: `scan-${String(scans).padStart(16, '0')}`,
    Kind: 'check_in',
    Sailing: sailing,
    Code: 'NST-4KQ7ZP-1',
    Place: 'Gate 2',
    At: '2026-11-20T08:10:00Z',
    ...given,
  }
}
