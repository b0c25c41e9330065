import { expect, it } from 'vitest'

import { lateMoneyText } from './late-money-text.ts'

const now = Date.parse('2026-11-20T08:00:00.000Z')
const at = '2026-11-20T07:30:00.000Z'
const refund = {
  id: 'ref_1',
  state: 'processing',
  destination: 'payment_method',
  settlesAt: '2026-11-23T07:30:00.000Z',
  completedAt: null,
} as const

it('CHK-8 late money that was booked is described as booked', () => {
  expect(lateMoneyText({ at, isBooked: true, refund: null }, now)).toBe(
    'money came late, at 07:30:00 UTC; it was still free, and is booked',
  )
})

it('CHK-8 late money that is being refunded is described with destination and remaining time', () => {
  expect(lateMoneyText({ at, isBooked: false, refund }, now)).toBe(
    'money came late, at 07:30:00 UTC; all of it goes back the way it came, and arrives by itself in 2 d 23 h',
  )
})

it('CHK-8 late money that was refunded is described with the instant of the refund', () => {
  const done = {
    ...refund,
    state: 'completed',
    settlesAt: null,
    completedAt: '2026-11-20T07:45:00.000Z',
  } as const

  expect(lateMoneyText({ at, isBooked: false, refund: done }, now)).toBe(
    'money came late, at 07:30:00 UTC; all of it is back since 07:45:00 UTC',
  )
})
