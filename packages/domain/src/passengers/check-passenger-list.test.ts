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

it('PAX-3 two countries may number two passports alike', () => {
  expect(findDuplicates([TAN, { ...BIMA, passportNumber: 'K1234567N' }])).toEqual([[], []])
})

it('PAX-3 marks the same person entered twice without a passport', () => {
  const { passportNumber: _, ...withoutPassport } = TAN

  expect(
    findDuplicates([withoutPassport, { ...withoutPassport, firstName: 'Wei  Ling' }])[1],
  ).toMatchObject([{ code: 'passenger.duplicate_person', params: { passenger: 1 } }])
})

it('PAX-3 takes empty forms for nobody, not for the same person', () => {
  const empty = { ...TAN, firstName: '', lastName: '', dateOfBirth: '', passportNumber: '' }

  expect(findDuplicates([empty, empty])).toEqual([[], []])
})

it('PAX-3 gives each passenger its issues at its own index', () => {
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
