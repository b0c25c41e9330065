import { expect, it } from 'vitest'

import { exchangeRate } from '../money/exchange-rate.ts'
import { money } from '../money/money.ts'
import { toSellingMoney } from './to-selling-money.ts'

const rate = exchangeRate('SGD', 'IDR', '13211.3821')

it('CHK-12 leaves amounts in the selling currency as the operator set them', () => {
  const selling = { currency: 'IDR', rates: [rate] }

  expect(toSellingMoney(money(385_050, 'IDR'), selling)).toEqual({ amount: money(385_050, 'IDR') })
})

it('CHK-12 rounds converted amounts up to the step of the currency, and keeps the original amount', () => {
  const selling = { currency: 'IDR', rates: [rate] }

  expect(toSellingMoney(money(3200, 'SGD'), selling)).toEqual({
    amount: money(422_800, 'IDR'),
    converted: { unitAmount: money(3200, 'SGD'), rate },
  })
  expect(toSellingMoney(money(3200, 'SGD'), { ...selling, incrementMinor: 1000 }).amount).toEqual(
    money(423_000, 'IDR'),
  )
})

it('CHK-12 throws if there is no rate', () => {
  expect(() => toSellingMoney(money(1, 'THB'), { currency: 'IDR', rates: [rate] })).toThrow(
    RangeError,
  )
})
