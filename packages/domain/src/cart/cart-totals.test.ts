import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { cartTotals } from './cart-totals.ts'
import { startHold } from './hold.ts'

it('CRT-1 adds up by currency the items that can still be ordered', () => {
  const now = '2026-05-01T10:10:00Z'
  const items = [
    {
      total: money(22_228, 'SGD'),
      dueAtCounter: [money(195_000, 'IDR')],
      hold: startHold('2026-05-01T10:00:00Z'),
    },
    { total: money(500_000, 'IDR'), dueAtCounter: [] },
    {
      total: money(99_900, 'SGD'),
      dueAtCounter: [money(600, 'SGD')],
      hold: startHold('2026-05-01T09:00:00Z'),
    },
  ]

  expect(cartTotals(items, now)).toEqual({
    total: [money(500_000, 'IDR'), money(22_228, 'SGD')],
    dueAtCounter: [money(195_000, 'IDR')],
  })
})

it('CRT-1 an empty cart has no totals', () => {
  expect(cartTotals([], '2026-05-01T10:00:00Z')).toEqual({ total: [], dueAtCounter: [] })
})
