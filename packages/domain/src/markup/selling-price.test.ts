import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { fittingRule, type MarkupRule, sellingPrice } from './selling-price.ts'

const crossing = { net: money(370_000, 'IDR'), product: 'ferry', operators: ['BF'], people: 2 }
const stay = { net: money(24_000, 'SGD'), product: 'hotel', operators: [], people: 1 }

const every: MarkupRule = { product: null, operator: null, percent: 5, perPerson: [] }
const ferries: MarkupRule = {
  product: 'ferry',
  operator: null,
  percent: 0,
  perPerson: [money(25_000, 'IDR'), money(250, 'SGD')],
}
const sailed: MarkupRule = { product: 'ferry', operator: 'BF', percent: 7.5, perPerson: [] }

it('AGT-4 only the most specific rule that fits an item counts', () => {
  const rules = [every, ferries, sailed]

  expect(fittingRule(crossing, rules)).toBe(sailed)
  expect(fittingRule({ ...crossing, operators: ['BF', 'BF'] }, rules)).toBe(sailed)
  expect(fittingRule({ ...crossing, operators: ['BF', 'SD'] }, rules)).toBe(ferries)
  expect(fittingRule({ ...crossing, operators: [] }, rules)).toBe(ferries)
  expect(fittingRule(stay, rules)).toBe(every)
  expect(fittingRule(stay, [ferries, sailed])).toBeUndefined()
  expect(fittingRule(crossing, [every, { ...sailed, product: null }])?.operator).toBe('BF')
})

it('AGT-4 the selling price is the net price plus what the rule adds', () => {
  expect(sellingPrice(crossing, [every])).toEqual(money(388_500, 'IDR'))
  expect(sellingPrice(crossing, [ferries])).toEqual(money(420_000, 'IDR'))
  expect(sellingPrice(crossing, [sailed])).toEqual(money(397_800, 'IDR'))
  expect(sellingPrice(stay, [every])).toEqual(money(25_200, 'SGD'))
  expect(sellingPrice(stay, [{ ...every, perPerson: [money(25_000, 'IDR')] }])).toEqual(
    money(25_200, 'SGD'),
  )
})

it('AGT-4 percentages are rounded up to a step of the currency’s prices', () => {
  const third = { ...every, percent: 33.3 }

  expect(sellingPrice({ ...stay, net: money(101, 'SGD') }, [third])).toEqual(money(135, 'SGD'))
  expect(sellingPrice({ ...stay, net: money(100_100, 'IDR') }, [third])).toEqual(
    money(133_500, 'IDR'),
  )
  expect(sellingPrice({ ...stay, net: money(100, 'SGD') }, [third])).toEqual(money(134, 'SGD'))
})

it('AGT-4 an item that no rule fits sells at its net price', () => {
  expect(sellingPrice(stay, [])).toEqual(stay.net)
  expect(sellingPrice(stay, [ferries, sailed])).toEqual(stay.net)
})

const tenths = fc.integer({ min: 0, max: 1000 }).map((all) => all / 10)
const products = fc.constantFrom('ferry', 'hotel', 'cruise')
const rulesOf = fc.array(
  fc.record({
    product: fc.option(products),
    operator: fc.option(fc.constantFrom('BF', 'SD')),
    percent: tenths,
    perPerson: fc.constantFrom([], [money(25_000, 'IDR')], [money(150, 'SGD'), money(1, 'IDR')]),
  }),
  { maxLength: 8 },
)
const items = fc.record({
  net: fc
    .record({
      amount: fc.integer({ min: 0, max: 1e12 }),
      currency: fc.constantFrom('IDR', 'SGD'),
    })
    .map(({ amount, currency }) => money(amount, currency)),
  product: products,
  operators: fc.array(fc.constantFrom('BF', 'SD'), { maxLength: 3 }),
  people: fc.integer({ min: 1, max: 60 }),
})

it('AGT-4 nothing sells below its net price, or in another currency', () => {
  fc.assert(
    fc.property(items, rulesOf, (item, rules) => {
      const selling = sellingPrice(item, rules)

      expect(selling.amount).toBeGreaterThanOrEqual(item.net.amount)
      expect({ ...selling, amount: 0 }).toEqual({ ...item.net, amount: 0 })
    }),
  )
})

it('AGT-4 a higher price, more people or a higher percentage never lower the selling price', () => {
  fc.assert(
    fc.property(
      items,
      rulesOf,
      fc.nat(1_000_000),
      fc.nat(9),
      fc.nat(500),
      (item, rules, dearer, more, higher) => {
        const raised = rules.map((rule) => ({
          ...rule,
          percent: Math.min(1000, Math.round(rule.percent * 10) + higher) / 10,
        }))
        const bigger = {
          ...item,
          net: { ...item.net, amount: item.net.amount + dearer },
          people: item.people + more,
        }

        const before = sellingPrice(item, rules).amount

        expect(sellingPrice(bigger, raised).amount).toBeGreaterThanOrEqual(before)
      },
    ),
  )
})

it('AGT-4 a markup is rounded up by less than a step', () => {
  fc.assert(
    fc.property(items, tenths, (item, percent) => {
      const added = sellingPrice(item, [{ ...every, percent }]).amount - item.net.amount
      const step = item.net.currency === 'IDR' ? 100n : 1n
      const exact = BigInt(item.net.amount) * BigInt(Math.round(percent * 10))

      expect(BigInt(added) % step).toBe(0n)
      expect(BigInt(added) * 1000n >= exact).toBe(true)
      expect(BigInt(added) * 1000n - exact < step * 1000n).toBe(true)
    }),
  )
})

it('AGT-4 throws on a wrong percentage or a negative price', () => {
  expect(() => sellingPrice(stay, [{ ...every, percent: 5.25 }])).toThrow(RangeError)
  expect(() => sellingPrice(stay, [{ ...every, percent: -1 }])).toThrow(RangeError)
  expect(() => sellingPrice(stay, [{ ...every, percent: 100.1 }])).toThrow(RangeError)
  expect(() => sellingPrice({ ...stay, net: money(-1, 'SGD') }, [every])).toThrow(RangeError)
})
