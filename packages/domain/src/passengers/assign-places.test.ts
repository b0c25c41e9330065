import { expect, it } from 'vitest'

import { DEFAULT_AGE_BANDS } from './age-bands.ts'
import { assignPlaces, placeBand } from './assign-places.ts'
import { passportValidity } from './passport-validity.ts'
import { titleOfSex } from './title-of-sex.ts'

const sector = { departsOn: '2026-12-12', bands: { ...DEFAULT_AGE_BANDS, seniorFrom: 60 } }

it('PAX-4 the age on the first day of travel decides the place, and seniors take that of an adult', () => {
  expect(placeBand('1985-11-03', sector)).toBe('adult')
  expect(placeBand('1950-01-01', sector)).toBe('adult')
  expect(placeBand('2013-12-13', sector)).toBe('child')
  expect(placeBand('2013-12-12', sector)).toBe('adult')
  expect(placeBand('2026-12-12', sector)).toBe('infant')
})

it('PAX-4 there is no place without a birth date before the travel', () => {
  expect(placeBand('2026-12-13', sector)).toBeNull()
  expect(placeBand('', sector)).toBeNull()
  expect(placeBand('1985-11-03', undefined)).toBeNull()
})

it('PAX-5 people take the free places of their bands in order, or none', () => {
  const places = ['adult', 'adult', null, 'child'] as const

  expect(assignPlaces(['child', 'adult', 'child', null, 'adult', 'adult'], places)).toEqual([
    3,
    0,
    null,
    null,
    1,
    null,
  ])
})

it('PAX-3 a passport is checked six months ahead', () => {
  expect(passportValidity('2026-11-20', '2026-11-20')).toBe('expired')
  expect(passportValidity('2026-11-21', '2026-11-20')).toBe('expires_soon')
  expect(passportValidity('2027-05-19', '2026-11-20')).toBe('expires_soon')
  expect(passportValidity('2027-05-20', '2026-11-20')).toBe('valid')
})

it('PAX-5 the title follows from the sex and the age, and is unknown without a sex', () => {
  expect(titleOfSex('M', '1985-11-03', '2026-11-20')).toBe('Mr')
  expect(titleOfSex('F', '1985-11-03', '2026-11-20')).toBe('Ms')
  expect(titleOfSex('M', '2019-04-02', '2026-11-20')).toBe('Mstr')
  expect(titleOfSex('F', '2019-04-02', '2026-11-20')).toBe('Miss')
  expect(titleOfSex('X', '1985-11-03', '2026-11-20')).toBeNull()
})
