import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { money } from '../money/money.ts'
import { applyPromo, normalisePromoCode, type PromoFacts, type PromoTerms } from './apply-promo.ts'

const terms: PromoTerms = {
  code: 'SELAT10',
  off: { kind: 'percent', percent: 10, maximum: [money(1500, 'SGD')] },
  minimum: [money(3000, 'SGD')],
  products: ['ferry'],
  currencies: null,
  startsAt: '2026-10-01T00:00:00Z',
  endsAt: '2027-01-01T00:00:00Z',
  uses: null,
  isOnce: false,
}
const facts: PromoFacts = {
  now: '2026-11-20T06:30:00Z',
  currency: 'SGD',
  items: [
    { product: 'ferry', total: money(4000, 'SGD') },
    { product: 'hotel', total: money(9000, 'SGD') },
    { product: 'ferry', total: money(1005, 'SGD') },
  ],
  uses: 0,
  isUsedByCustomer: false,
}

function judge(changed: Partial<PromoTerms> = {}, about: Partial<PromoFacts> = {}) {
  return applyPromo({ ...terms, ...changed }, { ...facts, ...about })
}

function off(changed: Partial<PromoTerms> = {}, about: Partial<PromoFacts> = {}) {
  const verdict = judge(changed, about)
  return verdict.isGood ? verdict.discounts.map(({ amount }) => amount) : verdict.issue.code
}

describe('the discount of a promo code', () => {
  it('CHK-14 is a percentage of what it counts for, rounded half up, shared to the last unit', () => {
    expect(off()).toEqual([400, 0, 101])
  })

  it('CHK-14 is no more than its maximum in the currency of the order', () => {
    const off20 = { kind: 'percent', percent: 90, maximum: [money(1500, 'SGD')] } as const

    expect(off({ off: off20 })).toEqual([1199, 0, 301])
    expect(off({ off: { ...off20, maximum: [] } })).toEqual([3600, 0, 905])
  })

  it('CHK-14 is a fixed amount in its currencies, and never makes anything cheaper than free', () => {
    const fixed = (amount: number) =>
      ({ off: { kind: 'fixed', amounts: [money(amount, 'SGD'), money(50_000, 'IDR')] } }) as const

    expect(off(fixed(500))).toEqual([400, 0, 100])
    expect(off(fixed(99_999))).toEqual([4000, 0, 1005])
    expect(off({ ...fixed(500), products: null })).toEqual([143, 321, 36])
  })

  it('CHK-14 is not more than its items cost, whatever the terms and the cart', () => {
    const amount = fc.integer({ min: 0, max: 50_000_000 })
    const items = fc.array(
      fc.record({
        product: fc.constantFrom('ferry', 'hotel'),
        total: amount.map((minor) => money(minor, 'IDR')),
      }),
      { maxLength: 20 },
    )
    const anyOff = fc.oneof(
      amount.map((minor) => ({ kind: 'fixed' as const, amounts: [money(minor, 'IDR')] })),
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 1, max: 100 }),
        maximum: fc.constant([]),
      }),
    )

    fc.assert(
      fc.property(items, anyOff, (list, wanted) => {
        const verdict = judge({ off: wanted, minimum: [] }, { currency: 'IDR', items: list })

        const most = list.map(({ product, total }) => (product === 'ferry' ? total.amount : 0))
        const isAny = most.some((cost) => cost > 0)
        const discounts = verdict.isGood ? verdict.discounts.map(({ amount: each }) => each) : []
        expect(verdict.isGood || verdict.issue.code).toBe(isAny || 'order.promo_product')
        expect(discounts.filter((each, index) => each < 0 || each > (most[index] ?? 0))).toEqual([])
      }),
    )
  })
})

describe('why a promo code is refused', () => {
  it.each([
    ['not_yet', {}, { now: '2026-09-30T23:59:59.999Z' }],
    ['expired', {}, { now: '2027-01-01T00:00:00Z' }],
    ['used_up', { uses: 3 }, { uses: 3 }],
    ['once', { isOnce: true }, { isUsedByCustomer: true }],
    ['product', { products: ['cruise'] }, {}],
    ['product', {}, { items: [] }],
    ['currency', { currencies: ['IDR'] }, {}],
    ['currency', { off: { kind: 'fixed', amounts: [money(50_000, 'IDR')] } }, {}],
    ['minimum', { minimum: [money(5006, 'SGD')] }, {}],
  ] as const)('CHK-14 it is refused with the reason %s', (reason, changed, about) => {
    expect(off(changed, about)).toBe(`order.promo_${reason}`)
  })

  it('CHK-14 it is refused with the reason unknown if there is no such code', () => {
    expect(applyPromo(undefined, facts)).toEqual({
      isGood: false,
      issue: issue([], 'order.promo_unknown'),
    })
  })

  it('CHK-14 it is not refused at its limits: first instant, last use, minimum amount', () => {
    expect(off({ minimum: [money(5005, 'SGD')] })).toEqual([400, 0, 101])
    expect(off({ uses: 3 }, { uses: 2 })).toEqual([400, 0, 101])
    expect(off({}, { now: '2026-10-01T08:00:00+08:00' })).toEqual([400, 0, 101])
    expect(off({ isOnce: false }, { isUsedByCustomer: true })).toEqual([400, 0, 101])
  })

  it('CHK-14 the refusal names the minimum amount', () => {
    expect(judge({ minimum: [money(9000, 'SGD')] })).toEqual({
      isGood: false,
      issue: issue([], 'order.promo_minimum', { minimum: money(9000, 'SGD') }),
    })
  })
})

it('CHK-14 reads a code in any case', () => {
  expect(normalisePromoCode(' selat10 ')).toBe('SELAT10')
})
