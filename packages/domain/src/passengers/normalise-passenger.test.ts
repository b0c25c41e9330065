import { expect, it } from 'vitest'

import { normalisePassenger, normalisePassportNumber } from './normalise-passenger.ts'

it('PAX-3 writes a passport number as the passport prints it', () => {
  expect(normalisePassportNumber(' k 1234-567n ')).toBe('K1234567N')
})

it.each([
  ['O’Neil', "O'Neil"],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['Anne–Marie', 'Anne-Marie'],
  ['Ｓｉｔｉ　Ｎｕｒ', 'Siti Nur'],
  ['José', 'José'],
])('PAX-3 writes the name %s with plain characters, as %s', (typed, plain) => {
  const passenger = {
    title: 'Ms',
    firstName: typed,
    lastName: typed,
    dateOfBirth: '1985-11-03',
    nationality: 'SG',
    countryOfResidence: 'SG',
  }

  expect(normalisePassenger(passenger)).toMatchObject({ firstName: plain, lastName: plain })
})

it('PAX-3 reads a passport number of full width or with a long hyphen', () => {
  expect(normalisePassportNumber('ｅ１２３４–５６７')).toBe('E1234567')
})

it('PAX-3 cleans up what was typed, and a second time changes nothing', () => {
  const typed = {
    title: 'Ms',
    firstName: '  Wei   Ling ',
    lastName: 'Tan',
    dateOfBirth: '1985-11-03',
    nationality: 'sg',
    countryOfResidence: ' sg ',
    passportNumber: 'k1234567n',
  }
  const tidied = {
    title: 'Ms',
    firstName: 'Wei Ling',
    lastName: 'Tan',
    dateOfBirth: '1985-11-03',
    nationality: 'SG',
    countryOfResidence: 'SG',
    passportNumber: 'K1234567N',
  }

  expect(normalisePassenger(typed)).toEqual(tidied)
  expect(normalisePassenger(tidied)).toEqual(tidied)
})
