import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { paymentEnding } from './payment-ending.ts'

const ordinary = { ChangeOf: null }
const change = { ChangeOf: 'ord_5T8Q2MZK7C' }

function history(...events: string[]): Pick<Schemas['Payment'], 'History'> {
  return {
    History: events.map((Event) => ({ At: '2026-11-20T06:30:00Z', Event, State: 'cancelled' })),
  }
}

it('CHK-5 an order that was never paid ends as it lapsed or was called off', () => {
  expect(paymentEnding('expired', ordinary, history('order', 'expire'))).toBe('expired')
  expect(paymentEnding('cancelled', ordinary, history('order', 'cancel'))).toBe('cancelled')
})

it('CHK-11 one that was paid and given back says so', () => {
  const paid = history('order', 'choose_method', 'capture', 'verify', 'refund')

  expect(paymentEnding('cancelled', ordinary, paid)).toBe('refundedOrder')
})

it('CHK-11 a change that was not paid leaves the booking as it was', () => {
  expect(paymentEnding('expired', change, history('order', 'expire'))).toBe('changeExpired')
  expect(paymentEnding('cancelled', change, history('order', 'cancel'))).toBe('changeCancelled')
})
