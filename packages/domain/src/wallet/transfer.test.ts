import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { isBalanced, transferBetween } from './transfer.ts'

it('AGT-1 a transfer takes from one account what it gives to another', () => {
  const transfer = transferBetween('top_up', money(5_000_782, 'IDR'), { from: 'bank', to: 'agent' })

  expect(transfer.postings).toEqual([
    { account: 'bank', amount: money(-5_000_782, 'IDR') },
    { account: 'agent', amount: money(5_000_782, 'IDR') },
  ])
  expect(isBalanced(transfer)).toBe(true)
})

it('AGT-1 a balanced transfer sums to zero in each currency separately', () => {
  const posting = (account: string, amount: number, currency: string) => ({
    account,
    amount: money(amount, currency),
  })

  expect(isBalanced({ kind: 'adjustment', postings: [] })).toBe(false)
  expect(isBalanced({ kind: 'adjustment', postings: [posting('a', 0, 'IDR')] })).toBe(false)
  expect(
    isBalanced({ kind: 'adjustment', postings: [posting('a', 1, 'IDR'), posting('b', -1, 'SGD')] }),
  ).toBe(false)
  expect(
    isBalanced({
      kind: 'capture',
      postings: [posting('a', -3, 'IDR'), posting('b', 1, 'IDR'), posting('c', 2, 'IDR')],
    }),
  ).toBe(true)
})

it('AGT-1 throws on zero, on a negative amount, and on a transfer to the same account', () => {
  const accounts = { from: 'a', to: 'b' }

  expect(() => transferBetween('hold', money(0, 'IDR'), accounts)).toThrow(RangeError)
  expect(() => transferBetween('hold', money(-5, 'IDR'), accounts)).toThrow(RangeError)
  expect(() => transferBetween('hold', money(5, 'IDR'), { from: 'a', to: 'a' })).toThrow(RangeError)
})
