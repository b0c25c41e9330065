import type { Schemas } from '@selat/sdk'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { priceByKind } from './price-by-kind.ts'

const rupiah = (amount: number) => ({ Amount: amount, Currency: 'IDR', Exponent: 0 })

function line(
  Kind: Schemas['PriceLine']['Kind'],
  amount: number,
  PayAt: 'online' | 'counter' = 'online',
): Schemas['PriceLine'] {
  return {
    Kind,
    Code: Kind,
    Label: Kind,
    Band: null,
    SectorIndex: 0,
    Quantity: 1,
    UnitAmount: rupiah(amount),
    Amount: rupiah(amount),
    PayAt,
  }
}

const priceOf = (lines: Schemas['PriceLine'][]) => ({
  Price: { Total: rupiah(0), AtCounter: [], Lines: lines },
})

it('CHK-12 what is paid now is told by what it is for, seats first and discounts last', () => {
  const sums = priceByKind([
    priceOf([line('discount', -50), line('terminal_charge', 200), line('fare', 700)]),
    priceOf([line('fare', 300), line('surcharge', 90, 'counter')]),
  ])

  expect(sums).toEqual([
    { kind: 'fare', amount: rupiah(1000) },
    { kind: 'terminal_charge', amount: rupiah(200) },
    { kind: 'discount', amount: rupiah(-50) },
  ])
})

it('CHK-12 the sums make up every line that is paid now', () => {
  const kinds = fc.constantFrom('fare', 'base', 'supplement', 'surcharge', 'fee', 'discount')
  const lines = fc.array(
    fc
      .tuple(kinds, fc.integer({ min: -1e6, max: 1e6 }), fc.boolean())
      .map(([kind, amount, isOnline]) => line(kind, amount, isOnline ? 'online' : 'counter')),
  )
  fc.assert(
    fc.property(lines, (all) => {
      const paidNow = all.filter(({ PayAt }) => PayAt === 'online')
      const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

      expect(total(priceByKind([priceOf(all)]).map(({ amount }) => amount.Amount))).toBe(
        total(paidNow.map(({ Amount }) => Amount.Amount)),
      )
    }),
  )
})
