import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { readTypedAmount } from './read-typed-amount.ts'

const read = (text: string, currency: string) => readTypedAmount(text, currency)?.amount

it.each([
  ['10000000', 10_000_000],
  ['10.000.000', 10_000_000],
  ['10,000,000', 10_000_000],
  ['10 000 000', 10_000_000],
  [" 10'000'000 ", 10_000_000],
  ['250.000', 250_000],
  ['1\u00A0000', 1000],
  ['Rp 100.000', 100_000],
  ['rp100,000', 100_000],
  ['Rp. 100.000,-', 100_000],
  ['100.000,00', 100_000],
  ['100000 IDR', 100_000],
  ['１０００００', 100_000],
])('AGT-2 reads %s rupiah', (text, amount) => {
  expect(read(text, 'IDR')).toBe(amount)
})

it.each([
  ['250', 25_000],
  ['250.5', 25_050],
  ['250,50', 25_050],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['1.250', 125_000],
  ['0.01', 1],
  ['S$1,250.50', 125_050],
  ['SGD 250', 25_000],
])('AGT-2 reads %s dollars', (text, amount) => {
  expect(read(text, 'SGD')).toBe(amount)
})

it.each([
  '',
  '0',
  '0.00',
  '-5',
  '1.5.5',
  '12.345.67',
  '1,23,456',
  'ten',
  '1e3',
  '٣',
  '.50',
  '5.',
  'Rp 5',
  'S$',
  '$-5',
])('AGT-2 reads no amount in "%s"', (text) => {
  expect(read(text, 'SGD')).toBeUndefined()
})

it('AGT-2 refuses decimals that a currency does not have, and an amount that is too large', () => {
  expect(read('250.5', 'IDR')).toBeUndefined()
  expect(read('99999999999999999', 'IDR')).toBeUndefined()
})

it('AGT-2 reads every amount however it is grouped', () => {
  const style = fc.constantFrom(['', '.'], [',', '.'], ['.', ','], [' ', ','])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e12 }), style, (cents, [group = '', part = '.']) => {
      const digits = String(cents).padStart(3, '0')
      const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, group)

      expect(read(`${whole}${part}${digits.slice(-2)}`, 'SGD')).toBe(cents)
    }),
  )
})
