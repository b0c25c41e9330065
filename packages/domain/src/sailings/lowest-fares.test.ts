import { expect, it } from 'vitest'

import { money } from '../money/money.ts'
import { lowestFareByDay } from './lowest-fares.ts'

it('FER-8 finds the lowest fare of each day by the calendar of the terminal', () => {
  const rows = [
    { departsAt: '2026-05-01T23:50:00+08:00', adultPrice: money(3200, 'SGD') },
    { departsAt: '2026-05-01T08:00:00+08:00', adultPrice: money(2900, 'SGD') },
    { departsAt: '2026-05-02T00:10:00+08:00', adultPrice: money(4000, 'SGD') },
    { departsAt: '2026-05-03T08:00:00+08:00' },
  ]

  expect([...lowestFareByDay(rows)]).toEqual([
    ['2026-05-01', money(2900, 'SGD')],
    ['2026-05-02', money(4000, 'SGD')],
  ])
})
