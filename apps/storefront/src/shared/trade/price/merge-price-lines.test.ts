import type { Schemas } from '@selat/sdk'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { mergePriceLines } from './merge-price-lines.ts'

const idr = (Amount: number): Schemas['Money'] => ({ Amount, Currency: 'IDR', Exponent: 0 })

const line = (change: Partial<Schemas['PriceLine']> = {}): Schemas['PriceLine'] => ({
  Kind: 'terminal_charge',
  Code: 'sg-pdf',
  Label: 'Departure fee',
  Band: 'adult',
  SectorIndex: 0,
  Quantity: 2,
  UnitAmount: idr(132_200),
  Amount: idr(264_400),
  PayAt: 'online',
  ...change,
})

it('CHK-12 a charge that costs the same for every band is one line', () => {
  const lines = mergePriceLines([
    line(),
    line({ Band: 'child', Quantity: 1, Amount: idr(132_200) }),
  ])

  expect(lines).toEqual([line({ Band: null, Quantity: 3, Amount: idr(396_600) })])
})

it('CHK-12 a line for another crossing, place to pay, name or price stays separate', () => {
  const lines = [
    line(),
    line({ SectorIndex: 1 }),
    line({ PayAt: 'counter' }),
    line({ Label: 'Senior fare' }),
    line({ UnitAmount: idr(100_000), Amount: idr(200_000) }),
  ]

  expect(mergePriceLines(lines)).toEqual(lines)
})

it('CHK-12 the lines keep their sum', () => {
  const anyLine = fc
    .record({
      Label: fc.constantFrom('Fare', 'Fee'),
      SectorIndex: fc.nat(1),
      Quantity: fc.integer({ min: 1, max: 9 }),
      unit: fc.integer({ min: -5, max: 5 }),
    })
    .map(({ unit, ...rest }) =>
      line({ ...rest, UnitAmount: idr(unit), Amount: idr(unit * rest.Quantity) }),
    )
  const sum = (lines: readonly Schemas['PriceLine'][]) =>
    lines.reduce((total, { Amount }) => total + Amount.Amount, 0)

  fc.assert(
    fc.property(fc.array(anyLine), (lines) => {
      const merged = mergePriceLines(lines)

      expect(sum(merged)).toBe(sum(lines))
      for (const { Quantity, UnitAmount, Amount } of merged)
        expect(Amount.Amount).toBe(Quantity * UnitAmount.Amount)
    }),
  )
})
