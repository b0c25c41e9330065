import { expect, it } from 'vitest'

import { marginOf } from './margin.ts'

const money = (Amount: number) => ({ Amount, Currency: 'IDR', Exponent: 0 })

it('AGT-4 a margin is what the selling price has over the net price, as a share of what the customer pays', () => {
  const found = marginOf({ NetTotal: money(1_004_400), SellingTotal: money(1_054_400) })

  expect(found.amount).toEqual(money(50_000))
  expect(found.share).toBeCloseTo(0.0474, 4)
})

it('AGT-4 what is free earns nothing', () => {
  expect(marginOf({ NetTotal: money(0), SellingTotal: money(0) }).share).toBe(0)
})
