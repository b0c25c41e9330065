import type { Schemas } from '@selat/sdk'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { priceByName } from './price-by-name.ts'

const rupiah = (amount: number) => ({ Amount: amount, Currency: 'IDR', Exponent: 0 })

function line(
  Kind: Schemas['PriceLine']['Kind'],
  amount: number,
  PayAt: 'online' | 'counter' = 'online',
  Label: string = Kind,
): Schemas['PriceLine'] {
  return {
    Kind,
    Code: Kind,
    Label,
    Band: null,
    SectorIndex: 0,
    Quantity: 1,
    UnitAmount: rupiah(amount),
    Amount: rupiah(amount),
    PayAt,
  }
}

const priceOf = (lines: Schemas['PriceLine'][], ItemContent: Schemas['Product'] = 'ferry') => ({
  ItemContent,
  Price: { Total: rupiah(0), AtCounter: [], Lines: lines },
})

it('CHK-12 prices that are paid now are summed by purpose, fares first and discounts last', () => {
  const sums = priceByName([
    priceOf([line('discount', -50), line('terminal_charge', 200), line('fare', 700)]),
    priceOf([line('fare', 300), line('surcharge', 90, 'counter')]),
  ])

  expect(sums).toEqual([
    { kind: 'fare', name: null, product: 'ferry', amount: rupiah(1000) },
    { kind: 'terminal_charge', name: 'terminal_charge', product: 'ferry', amount: rupiah(200) },
    { kind: 'discount', name: 'discount', product: 'ferry', amount: rupiah(-50) },
  ])
})

it('CHK-12 charges are summed under their own names, and base prices by product', () => {
  const cruise = [
    line('base', 9_000_000),
    line('fee', 1_200_000, 'online', 'Port charges'),
    line('fee', 800_000, 'online', 'Gratuities, by guest and night'),
    line('supplement', 500_000, 'online', 'Single supplement'),
  ]
  const stay = [line('base', 2_000_000), line('fee', 30_000, 'online', 'Port charges')]

  const told = priceByName([priceOf(cruise, 'cruise'), priceOf(stay, 'hotel')]).map(
    ({ name, product, amount }) => [name ?? product, amount.Amount],
  )

  expect(told).toEqual([
    ['cruise', 9_000_000],
    ['hotel', 2_000_000],
    ['Single supplement', 500_000],
    ['Port charges', 1_230_000],
    ['Gratuities, by guest and night', 800_000],
  ])
})

it('CHK-12 the sums by name add up to all lines that are paid now', () => {
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

      expect(total(priceByName([priceOf(all)]).map(({ amount }) => amount.Amount))).toBe(
        total(paidNow.map(({ Amount }) => Amount.Amount)),
      )
    }),
  )
})
