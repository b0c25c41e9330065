import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { isLateRefunded, mayComeLate, paymentEnding } from './payment-ending.ts'

const rupiah = (Amount: number) => ({ Amount, Currency: 'IDR', Exponent: 0 })
const prices = { RefundedAmount: rupiah(0), TotalAmount: rupiah(555_000) }
const ordinary = { ChangeOf: null, ...prices }
const change = { ChangeOf: 'ord_5T8Q2MZK7C', ...prices }

function history(...events: string[]): Pick<Schemas['Payment'], 'History'> {
  return {
    History: events.map((Event) => ({ At: '2026-11-20T06:30:00Z', Event, State: 'cancelled' })),
  }
}

it('CHK-5 an order that was never paid ends as expired or as cancelled', () => {
  expect(paymentEnding('expired', ordinary, history('order', 'expire'))).toBe('expired')
  expect(paymentEnding('cancelled', ordinary, history('order', 'cancel'))).toBe('cancelled')
})

it('CHK-11 an order that was paid and refunded says so', () => {
  const paid = history('order', 'choose_method', 'capture', 'verify', 'refund')

  const ending = (back: number) =>
    paymentEnding('cancelled', { ...ordinary, RefundedAmount: rupiah(back) }, paid)

  expect(ending(555_000)).toBe('refundedOrder')
  expect(ending(132_200)).toBe('partRefunded')
})

it('CHK-11 an order of whose price nothing is refunded does not say that it is', () => {
  const paid = history('order', 'choose_method', 'capture', 'verify', 'refund')

  expect(paymentEnding('cancelled', ordinary, paid)).toBe('nothingBack')
})

it('CHK-8 a late payment is refunded, unless the order was booked after all', () => {
  const happened = (State: 'completed' | 'cancelled') => ({
    History: [{ At: '2026-11-20T06:50:00Z', Event: 'late_payment', State }],
  })

  expect(isLateRefunded(happened('cancelled'))).toBe(true)
  expect(isLateRefunded(happened('completed'))).toBe(false)
})

it('CHK-8 a late payment for a closed order may come once, by a method that was chosen, but not by a wallet', () => {
  const method = (Kind: Schemas['PaymentMethodKind']): Schemas['PaymentMethod'] => ({
    Code: 'QRIS',
    Kind,
    Name: 'QRIS',
    Currency: 'IDR',
    ExpiryMinutes: 15,
    NeedsProof: false,
    Minimum: null,
    Maximum: null,
  })
  const lapsed = { ...history('order', 'choose_method', 'expire'), Flow: 'expired' as const }
  const come = {
    ...history('order', 'choose_method', 'expire', 'late_payment'),
    Flow: 'expired' as const,
  }

  expect(mayComeLate({ ...lapsed, Method: method('qr') })).toBe(true)
  expect(mayComeLate({ ...lapsed, Method: method('agent_wallet') })).toBe(false)
  expect(mayComeLate({ ...lapsed, Method: null })).toBe(false)
  expect(mayComeLate({ ...come, Method: method('qr') })).toBe(false)
  expect(mayComeLate({ ...lapsed, Flow: 'awaiting_transfer', Method: method('qr') })).toBe(false)
})

it('CHK-11 a change that was not paid leaves the booking as it was', () => {
  expect(paymentEnding('expired', change, history('order', 'expire'))).toBe('changeExpired')
  expect(paymentEnding('cancelled', change, history('order', 'cancel'))).toBe('changeCancelled')
})
