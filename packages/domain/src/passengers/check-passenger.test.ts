import { describe, expect, it } from 'vitest'

import { fieldOf, hasError, reasonOf } from '../issues/issue.ts'
import { DEFAULT_AGE_BANDS } from './age-bands.ts'
import { checkPassenger, type PassengerContext } from './check-passenger.ts'
import type { PassengerDraft } from './passenger.ts'

const ADULT: PassengerDraft = {
  title: 'Ms',
  firstName: 'WEI LING',
  lastName: 'TAN',
  dateOfBirth: '1985-11-03',
  nationality: 'SG',
  countryOfResidence: 'SG',
  passportNumber: 'K1234567N',
  dateOfIssue: '2023-02-11',
  dateOfExpiry: '2033-02-11',
  placeOfBirth: 'Singapore',
  placeOfIssue: 'Singapore',
}
const OUT = {
  departsOn: '2026-05-01',
  arrivesOn: '2026-05-01',
  isInternational: true,
  bands: DEFAULT_AGE_BANDS,
}
const BACK = { ...OUT, departsOn: '2026-05-08', arrivesOn: '2026-05-08' }
const ABROAD: PassengerContext = { sectors: [OUT, BACK], bookedBand: 'adult', today: '2026-04-01' }
const AT_HOME: PassengerContext = {
  ...ABROAD,
  sectors: [{ ...OUT, isInternational: false }],
}

function check(change: Partial<PassengerDraft>, context: Partial<PassengerContext> = {}) {
  return checkPassenger({ ...ADULT, ...change }, { ...ABROAD, ...context })
}

function reasons(change: Partial<PassengerDraft>, context?: Partial<PassengerContext>) {
  return check(change, context).map((issue) => `${fieldOf(issue)} ${reasonOf(issue.code)}`)
}

it('PAX-3 accepts a passenger whose details are right', () => {
  expect(check({})).toEqual([])
})

describe('required fields', () => {
  it('PAX-3 requires every field of the passport on a trip abroad', () => {
    const { title, firstName, lastName, dateOfBirth, nationality, countryOfResidence } = ADULT
    const withoutPassport = {
      title,
      firstName,
      lastName,
      dateOfBirth,
      nationality,
      countryOfResidence,
    }

    expect(checkPassenger(withoutPassport, ABROAD).map(fieldOf)).toEqual([
      'passportNumber',
      'dateOfIssue',
      'dateOfExpiry',
      'placeOfBirth',
      'placeOfIssue',
    ])
    expect(checkPassenger(withoutPassport, AT_HOME)).toEqual([])
  })

  it('PAX-3 requires the passport if one of several sectors is abroad', () => {
    const sectors = [{ ...OUT, isInternational: false }, BACK]

    expect(reasons({ passportNumber: '' }, { sectors })).toEqual(['passportNumber required'])
  })

  it('PAX-3 treats blanks as missing', () => {
    expect(reasons({ firstName: '   ' })).toEqual(['firstName required'])
  })

  it('PAX-1 checks a saved passenger without a trip by what is filled in', () => {
    const saved = { ...ADULT, passportNumber: '', dateOfExpiry: '2020-01-01' }

    expect(checkPassenger(saved, { sectors: [], today: '2026-04-01' })).toEqual([
      { path: ['dateOfExpiry'], code: 'passenger.date_in_past', severity: 'error', params: {} },
    ])
  })
})

describe('names', () => {
  it.each(["O'Brien", 'Anne-Marie', 'J. R.', 'X'])('PAX-3 accepts %s', (firstName) => {
    expect(check({ firstName })).toEqual([])
  })

  it('PAX-3 accepts a passport with one name', () => {
    expect(check({ firstName: 'SUHARTATI', lastName: '' })).toEqual([])
    expect(check({ firstName: 'SUHARTATI', lastName: 'SUHARTATI' })).toEqual([])
  })

  it.each(['陳育婷', 'José', 'R2D2', '-Lee', 'Tan;', 'a<b'])('PAX-3 refuses %s', (firstName) => {
    expect(reasons({ firstName })).toEqual(['firstName invalid_name'])
  })

  it('PAX-3 refuses texts that are too long for a ticket', () => {
    expect(check({ lastName: 'A'.repeat(41) })).toMatchObject([
      { path: ['lastName'], code: 'passenger.too_long', params: { max: 40 } },
    ])
    expect(check({ lastName: 'A'.repeat(40) })).toEqual([])
    expect(check({ placeOfIssue: 'A'.repeat(51) })).toMatchObject([
      { path: ['placeOfIssue'], code: 'passenger.too_long', params: { max: 50 } },
    ])
  })

  it('PAX-3 refuses an unknown title', () => {
    expect(reasons({ title: 'Dr' })).toEqual(['title invalid_title'])
  })
})

describe('codes', () => {
  it('PAX-3 refuses countries that ISO does not have', () => {
    expect(reasons({ nationality: 'XX', countryOfResidence: 'IDN' })).toEqual([
      'nationality invalid_country',
      'countryOfResidence invalid_country',
    ])
  })

  it.each(['K12345-?', 'K1?', 'K12345é'])(
    'PAX-3 refuses the characters of the passport number %s',
    (passportNumber) => {
      expect(reasons({ passportNumber })).toEqual(['passportNumber invalid_passport_number'])
    },
  )

  it.each([
    ['K12', 3],
    ['K1234', 5],
    ['k 12345-6789', 10],
  ])('PAX-3 refuses the length of the passport number %s', (passportNumber, length) => {
    expect(check({ passportNumber })).toMatchObject([
      {
        path: ['passportNumber'],
        code: 'passenger.invalid_passport_length',
        params: { min: 6, max: 9, length },
      },
    ])
  })

  it('PAX-3 accepts a passport number typed in small letters with spaces', () => {
    expect(check({ passportNumber: 'k 1234567 n' })).toEqual([])
  })
})

describe('dates', () => {
  it('PAX-3 refuses days that do not exist', () => {
    expect(reasons({ dateOfBirth: '1985-02-30', dateOfExpiry: '11/02/2033' })).toEqual([
      'dateOfBirth invalid_date',
      'dateOfExpiry invalid_date',
    ])
  })

  it('PAX-3 refuses dates out of order', () => {
    expect(reasons({ dateOfBirth: '2026-04-02' })).toContain('dateOfBirth date_in_future')
    expect(reasons({ dateOfIssue: '2026-04-02' })).toEqual(['dateOfIssue date_in_future'])
    expect(reasons({ dateOfIssue: '1985-11-03' })).toEqual(['dateOfIssue before_birth'])
    expect(reasons({ dateOfExpiry: '2026-04-01' })).toEqual(['dateOfExpiry date_in_past'])
    expect(check({ dateOfIssue: '2026-04-01' })).toEqual([])
  })

  it('PAX-3 refuses an age over 120 years', () => {
    expect(reasons({ dateOfBirth: '1905-03-31' })).toEqual(['dateOfBirth too_old'])
    expect(check({ dateOfBirth: '1905-04-02' })).toEqual([])
  })

  it('PAX-3 refuses a passport that expires before the last day of travel', () => {
    expect(check({ dateOfExpiry: '2026-05-07' })).toEqual([
      {
        path: ['dateOfExpiry'],
        code: 'passenger.expires_before_travel',
        severity: 'error',
        params: { travelDate: '2026-05-08' },
      },
    ])
  })

  it('PAX-3 warns under six months after the last day of travel, and only abroad', () => {
    expect(check({ dateOfExpiry: '2026-11-07' })).toEqual([
      {
        path: ['dateOfExpiry'],
        code: 'passenger.expires_soon_after_travel',
        severity: 'warning',
        params: { travelDate: '2026-05-08', validUntil: '2026-11-08', months: 6 },
      },
    ])
    expect(check({ dateOfExpiry: '2026-11-08' })).toEqual([])
    expect(checkPassenger({ ...ADULT, dateOfExpiry: '2026-05-02' }, AT_HOME)).toEqual([])
  })

  it('PAX-3 clamps the six months to the end of a month', () => {
    const sectors = [{ ...OUT, departsOn: '2026-08-31', arrivesOn: '2026-08-31' }]

    expect(check({ dateOfExpiry: '2027-02-28' }, { sectors })).toEqual([])
    expect(check({ dateOfExpiry: '2027-02-27' }, { sectors })).toMatchObject([
      { params: { validUntil: '2027-02-28' } },
    ])
  })

  it('PAX-3 counts from the last arrival, whatever the order of the sectors', () => {
    expect(check({ dateOfExpiry: '2026-05-07' }, { sectors: [BACK, OUT] })).toMatchObject([
      { code: 'passenger.expires_before_travel' },
    ])
  })
})

describe('band', () => {
  it('PAX-3 PAX-4 refuses an age outside the booked band', () => {
    expect(check({ dateOfBirth: '2015-01-01' })).toEqual([
      {
        path: ['dateOfBirth'],
        code: 'passenger.age_not_in_band',
        severity: 'error',
        params: {
          bookedBand: 'adult',
          band: 'child',
          sector: 1,
          age: 11,
          sailsOn: '2026-05-01',
          from: 13,
        },
      },
    ])
  })

  it('PAX-3 PAX-4 names the operator whose ages do not fit, and the ages that it expects', () => {
    const bands = { infantUntil: 2, childUntil: 11 }
    const sectors = [{ ...OUT, bands, operator: 'Bintan Horizon Ferries' }, BACK]

    expect(check({ dateOfBirth: '2014-01-01' }, { sectors, bookedBand: 'child' })).toEqual([
      {
        path: ['dateOfBirth'],
        code: 'passenger.age_not_in_band',
        severity: 'error',
        params: {
          bookedBand: 'child',
          band: 'adult',
          sector: 1,
          age: 12,
          sailsOn: '2026-05-01',
          from: 3,
          to: 11,
          operator: 'Bintan Horizon Ferries',
        },
      },
    ])
  })

  it('PAX-4 lets a senior take an adult place', () => {
    const bands = { ...DEFAULT_AGE_BANDS, seniorFrom: 60 }

    expect(check({ dateOfBirth: '1950-01-01' }, { sectors: [{ ...OUT, bands }] })).toEqual([])
  })

  it('PAX-3 PAX-4 only warns of a band that changes on a later sector', () => {
    const issues = check({ dateOfBirth: '2013-05-05' }, { bookedBand: 'child' })

    expect(issues).toEqual([
      {
        path: ['dateOfBirth'],
        code: 'passenger.band_changes',
        severity: 'warning',
        params: {
          bookedBand: 'child',
          band: 'adult',
          sector: 2,
          age: 13,
          sailsOn: '2026-05-08',
          from: 3,
          to: 12,
        },
      },
    ])
    expect(hasError(issues)).toBe(false)
  })

  it('PAX-3 does not check bands while the birth date is wrong or missing', () => {
    expect(reasons({ dateOfBirth: '' })).toEqual(['dateOfBirth required'])
    expect(reasons({ dateOfBirth: '2030-01-01' })).toEqual([
      'dateOfBirth date_in_future',
      'dateOfIssue before_birth',
    ])
  })
})

it('PAX-3 an error stops the booking, a warning does not', () => {
  expect(hasError(check({ dateOfExpiry: '2026-11-07' }))).toBe(false)
  expect(hasError(check({ dateOfExpiry: '2026-05-07' }))).toBe(true)
})

it('PRD-5 a ship for guests from six months on refuses anybody younger on the day of departure', () => {
  const sectors = [{ ...OUT, youngestMonths: 6 }]
  const infant = { sectors, bookedBand: 'infant' as const, today: '2026-04-01' }

  expect(reasons({ dateOfBirth: '2025-11-01', dateOfIssue: '2025-12-01' }, infant)).toEqual([])
  expect(check({ dateOfBirth: '2025-11-02', dateOfIssue: '2025-12-01' }, infant)).toEqual([
    {
      path: ['dateOfBirth'],
      code: 'passenger.too_young',
      severity: 'error',
      params: { months: 6 },
    },
  ])
})
