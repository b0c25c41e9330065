import { expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { money } from '../money/money.ts'
import { checkTopUpAmount } from './check-top-up.ts'

const bounds = { minimum: money(100_000, 'IDR'), maximum: money(500_000_000, 'IDR') }

it('AGT-2 a top-up may equal either limit', () => {
  expect(checkTopUpAmount(money(100_000, 'IDR'), bounds)).toBeUndefined()
  expect(checkTopUpAmount(money(500_000_000, 'IDR'), bounds)).toBeUndefined()
})

it('AGT-2 less or more is refused with the limit that it exceeds', () => {
  expect(checkTopUpAmount(money(99_999, 'IDR'), bounds)).toEqual(
    issue([], 'wallet.too_small', { bound: bounds.minimum }),
  )
  expect(checkTopUpAmount(money(500_000_001, 'IDR'), bounds)).toEqual(
    issue([], 'wallet.too_large', { bound: bounds.maximum }),
  )
  expect(() => checkTopUpAmount(money(100_000, 'SGD'), bounds)).toThrow(TypeError)
})
