import { expect, it } from 'vitest'

import { reasonOf } from '../issues/issue.ts'
import { DEFAULT_AGE_BANDS } from './age-bands.ts'
import { checkPassengerList, findDuplicates } from './check-passenger-list.ts'
import type { PassengerDraft } from './passenger.ts'

const TAN: PassengerDraft = {
  title: 'Ms',
  firstName: 'WEI LING',
  lastName: 'TAN',
  dateOfBirth: '1985-11-03',
  nationality: 'SG',
  countryOfResidence: 'SG',
  passportNumber: 'K1234567N',
}
const BIMA: PassengerDraft = {
  title: 'Mr',
  firstName: 'BIMA ADI',
  lastName: 'PRASETYO',
  dateOfBirth: '1990-05-17',
  nationality: 'ID',
  countryOfResidence: 'ID',
  passportNumber: 'X1234567',
}

it('PAX-3 marks the later of two passengers with one passport, however it was typed', () => {
  const again = { ...BIMA, nationality: 'SG', passportNumber: 'k1234567 n' }

  expect(findDuplicates([TAN, BIMA, again])).toEqual([
    [],
    [],
    [
      {
        path: ['passportNumber'],
        code: 'passenger.duplicate_passport',
        severity: 'error',
        params: { passenger: 1 },
      },
    ],
  ])
})

it('PAX-3 two countries may have passports with the same number', () => {
  expect(findDuplicates([TAN, { ...BIMA, passportNumber: 'K1234567N' }])).toEqual([[], []])
})

it('PAX-3 marks the same person entered twice without a passport', () => {
  const { passportNumber: _, ...withoutPassport } = TAN

  expect(
    findDuplicates([withoutPassport, { ...withoutPassport, firstName: 'Wei  Ling' }])[1],
  ).toMatchObject([{ code: 'passenger.duplicate_person', params: { passenger: 1 } }])
})

it('PAX-3 empty forms do not count as the same person', () => {
  const empty = { ...TAN, firstName: '', lastName: '', dateOfBirth: '', passportNumber: '' }

  expect(findDuplicates([empty, empty])).toEqual([[], []])
})

it('PAX-3 reports the issues of each passenger at the index of the passenger', () => {
  const trip = {
    sectors: [
      {
        departsOn: '2026-05-01',
        arrivesOn: '2026-05-01',
        isInternational: false,
        bands: DEFAULT_AGE_BANDS,
      },
    ],
    today: '2026-04-01',
  }
  const list = [
    { passenger: TAN, bookedBand: 'adult' },
    { passenger: { ...BIMA, title: '' }, bookedBand: 'child' },
    { passenger: TAN, bookedBand: 'adult' },
  ] as const

  const issues = checkPassengerList(list, trip).map((each) =>
    each.map((issue) => reasonOf(issue.code)),
  )

  expect(issues).toEqual([[], ['required', 'age_not_in_band'], ['duplicate_passport']])
})

const KAI: PassengerDraft = {
  ...TAN,
  firstName: 'KAI',
  dateOfBirth: '2014-02-01',
  passportNumber: 'K7654321D',
}

/** Out with an operator that counts twelve as an adult, and back with one that does not. */
const thereAndBack = {
  sectors: [
    { departsOn: '2026-05-01', bands: { infantUntil: 1, childUntil: 11 } },
    { departsOn: '2026-05-03', bands: DEFAULT_AGE_BANDS, operator: 'Riau Line' },
  ].map((sector) => ({ arrivesOn: sector.departsOn, isInternational: false, ...sector })),
  today: '2026-04-01',
}

const errorsOf = (list: Parameters<typeof checkPassengerList>[0]) =>
  checkPassengerList(list, thereAndBack).map((each) =>
    each.filter(({ severity }) => severity === 'error'),
  )

it('PAX-4 refuses an adult of the first operator who is a child of the next one, with no adult there', () => {
  const alone = { passenger: KAI, bookedBand: 'adult' } as const

  expect(errorsOf([alone])).toEqual([
    [
      {
        path: ['dateOfBirth'],
        code: 'passenger.unaccompanied',
        severity: 'error',
        params: {
          bookedBand: 'adult',
          band: 'child',
          sector: 2,
          age: 12,
          sailsOn: '2026-05-03',
          from: 13,
          operator: 'Riau Line',
        },
      },
    ],
  ])
  expect(errorsOf([alone, { passenger: TAN, bookedBand: 'adult' }])).toEqual([[], []])
})

it('PAX-4 refuses a second infant of the next operator who has no adult of its own', () => {
  const child = (firstName: string, passportNumber: string) =>
    ({
      passenger: { ...KAI, firstName, passportNumber, dateOfBirth: '2024-03-01' },
      bookedBand: 'child',
    }) as const
  const list = [
    { passenger: TAN, bookedBand: 'adult' } as const,
    child('JUN', 'K0000001A'),
    child('BO', 'K0000002B'),
  ]

  const codes = errorsOf(list).map((each) => each.map(({ code }) => reasonOf(code)))

  expect(codes).toEqual([[], [], ['unaccompanied']])
})

it('PAX-4 does not check company while an age on the first sector is wrong or unknown', () => {
  const child = { passenger: KAI, bookedBand: 'child' } as const
  const codes = (passenger: PassengerDraft) =>
    errorsOf([{ passenger, bookedBand: 'adult' }, child]).map((each) =>
      each.map(({ code }) => reasonOf(code)),
    )

  expect(codes({ ...TAN, dateOfBirth: '2020-01-01' })).toEqual([
    ['age_not_in_band'],
    ['age_not_in_band'],
  ])
  expect(codes({ ...TAN, dateOfBirth: '' })[0]).toEqual(['required'])
})
