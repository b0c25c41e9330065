import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { type NetLine, spreadSelling } from './spread-selling.ts'

const idr = (amount: number) => money(amount, 'IDR')
const line = (quantity: number, unit: number, currency = 'IDR'): NetLine => ({
  quantity,
  amount: money(unit * quantity, currency),
})

it('AGT-4 each line of a selling price is its net line plus its share of the markup', () => {
  expect(spreadSelling([line(2, 300_000), line(2, 66_000), line(1, 40_000)], idr(810_600))).toEqual(
    [
      [{ quantity: 2, unitAmount: idr(315_000) }],
      [{ quantity: 2, unitAmount: idr(69_300) }],
      [{ quantity: 1, unitAmount: idr(42_000) }],
    ],
  )
})

it('AGT-4 the rest of rounding goes to a line that can take it evenly', () => {
  expect(spreadSelling([line(2, 372_100)], idr(781_500))).toEqual([
    [{ quantity: 2, unitAmount: idr(390_750) }],
  ])
})

it('AGT-4 a line is split in two if no line can take the rest evenly', () => {
  expect(spreadSelling([line(3, 1000, 'SGD')], money(3_151, 'SGD'))).toEqual([
    [
      { quantity: 2, unitAmount: money(1_050, 'SGD') },
      { quantity: 1, unitAmount: money(1_051, 'SGD') },
    ],
  ])
})

it('AGT-4 a free line stays free beside others, and lines sold at net price do not change', () => {
  expect(spreadSelling([line(1, 100_000), line(1, 0)], idr(150_000))).toEqual([
    [{ quantity: 1, unitAmount: idr(150_000) }],
    [{ quantity: 1, unitAmount: idr(0) }],
  ])
  expect(spreadSelling([line(2, 0)], idr(50_000))).toEqual([
    [{ quantity: 2, unitAmount: idr(25_000) }],
  ])
  expect(spreadSelling([line(4, 25_000)], idr(100_000))).toEqual([
    [{ quantity: 4, unitAmount: idr(25_000) }],
  ])
})

it('AGT-4 the lines sum to the selling price, keep their quantities and never fall below net', () => {
  const lines = fc.array(
    fc.record({ quantity: fc.integer({ min: 1, max: 60 }), unit: fc.nat(9_000_000) }),
    { minLength: 1, maxLength: 12 },
  )
  const currencies = fc.constantFrom('IDR', 'SGD')

  fc.assert(
    fc.property(lines, currencies, fc.nat(50_000_000), (drawn, currency, more) => {
      const net = drawn.map(({ quantity, unit }) => line(quantity, unit, currency))
      const total = net.reduce((sum, { amount }) => sum + amount.amount, 0)
      const selling = money(total + more, currency)

      const sold = spreadSelling(net, selling)

      const sum = sold
        .flat()
        .reduce((all, { quantity, unitAmount }) => all + quantity * unitAmount.amount, 0)
      expect(sum).toBe(selling.amount)
      for (const [index, { quantity, unit }] of drawn.entries()) {
        const units = sold[index] ?? []
        expect(units.reduce((all, one) => all + one.quantity, 0)).toBe(quantity)
        for (const { unitAmount } of units) expect(unitAmount.amount).toBeGreaterThanOrEqual(unit)
      }
    }),
  )
})

it('AGT-4 throws on a negative amount, another currency, or a price below net', () => {
  expect(() => spreadSelling([line(1, 100)], idr(99))).toThrow(RangeError)
  expect(() => spreadSelling([], idr(1))).toThrow(RangeError)
  expect(() => spreadSelling([line(1, -5)], idr(100))).toThrow(RangeError)
  expect(() => spreadSelling([line(1, 5)], money(100, 'SGD'))).toThrow(TypeError)
})
