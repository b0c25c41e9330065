import { expect, it } from 'vitest'

import { toDecimalText } from './decimal-text.ts'

it.each([
  [1_004_400, 0, '1004400'],
  [10_490, 2, '104.90'],
  [5, 2, '0.05'],
  [0, 2, '0.00'],
  [-1_250, 2, '-12.50'],
  [-5, 0, '-5'],
])('CHK-4 an amount of %i with %i decimals is written as %s', (Amount, Exponent, text) => {
  expect(toDecimalText({ Amount, Currency: 'SGD', Exponent })).toBe(text)
})
