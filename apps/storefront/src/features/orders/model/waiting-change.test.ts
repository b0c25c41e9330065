import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { waitingChanges } from './waiting-change.ts'

const due = { Amount: 79_400, Currency: 'IDR', Exponent: 0 } as const

function moment(
  event: Schemas['OrderMoment']['Event'],
  change: string | null,
): Schemas['OrderMoment'] {
  return {
    At: '2026-11-20T06:30:00Z',
    Event: event,
    Amount: event === 'change_requested' ? due : null,
    Method: null,
    Reason: null,
    People: [],
    Sailing: null,
    Change: change,
  }
}

it('CHK-11 a change waits until it is confirmed or has expired, and the latest comes first', () => {
  const moments = [
    moment('tickets_issued', null),
    moment('change_requested', 'ord_FIRST1'),
    moment('change_lapsed', 'ord_FIRST1'),
    moment('change_requested', 'ord_SECOND'),
    moment('change_confirmed', 'ord_SECOND'),
    moment('change_confirmed', null),
    moment('change_requested', 'ord_THIRD1'),
    moment('change_requested', 'ord_FOURTH'),
  ]

  expect(waitingChanges(moments).map(({ order }) => order)).toEqual(['ord_FOURTH', 'ord_THIRD1'])
  expect(waitingChanges(moments.slice(0, 6))).toEqual([])
})
