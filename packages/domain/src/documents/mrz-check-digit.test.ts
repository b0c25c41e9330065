import { expect, it } from 'vitest'

import { mrzCheckDigit } from './mrz-check-digit.ts'

it.each([
  ['L898902C3', 6],
  ['740812', 2],
  ['120415', 9],
  ['ZE184226B<<<<<', 1],
  ['', 0],
])('PAX-5 the check digit of "%s" is %i', (field, digit) => {
  expect(mrzCheckDigit(field)).toBe(digit)
})

it.each(['a', 'É', ' ', '-'])('PAX-5 throws on "%s"', (character) => {
  expect(() => mrzCheckDigit(character)).toThrow(RangeError)
})
