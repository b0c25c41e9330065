import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { money } from './money.ts'
import { sumByCurrency } from './sum-by-currency.ts'

it('CRT-1 adds up each currency separately, in alphabetical order', () => {
  const totals = sumByCurrency([money(4850, 'SGD'), money(100_000, 'IDR'), money(150, 'SGD')])

  expect(totals).toEqual([money(100_000, 'IDR'), money(5000, 'SGD')])
  expect(sumByCurrency([])).toEqual([])
})

it('CRT-1 totals do not depend on the order of the amounts', () => {
  const amount = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom('IDR', 'SGD', 'MYR', 'USD'))
    .map(([minor, currency]) => money(minor, currency))
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      expect(sumByCurrency(amounts.toReversed())).toEqual(sumByCurrency(amounts))
    }),
  )
})
