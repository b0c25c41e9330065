import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { followInterval } from './follow-interval.ts'

const since = '2026-11-20T06:30:00Z'

function interval(flow: Schemas['PaymentFlow'], asOf = since) {
  const history = [{ At: since, Event: 'declare_paid', State: 'paid' as const }]
  return followInterval({ Flow: flow, History: history, AsOf: asOf, Method: null })
}

it.each([
  ['2026-11-20T06:30:00Z', 2_000],
  ['2026-11-20T06:30:20Z', 2_000],
  ['2026-11-20T06:30:50Z', 5_000],
  ['2026-11-20T06:31:40Z', 10_000],
  ['2026-11-20T09:30:00Z', 10_000],
])('CHK-5 at %s a payment under review is asked for again after %i ms', (asOf, expected) => {
  expect(interval('verifying', asOf)).toBe(expected)
  expect(interval('awaiting_transfer', asOf)).toBe(expected)
})

it('CHK-5 a payment that waits for its payer is asked for every 10 s', () => {
  expect(interval('awaiting_method')).toBe(10_000)
  expect(interval('awaiting_proof')).toBe(10_000)
  expect(interval('proof_uploaded')).toBe(10_000)
  expect(interval('rejected')).toBe(10_000)
})

it.each([
  ['2026-11-20T06:30:10Z', 10_000],
  ['2026-11-20T06:35:00Z', 30_000],
  ['2026-11-20T09:30:00Z', 60_000],
])('CHK-5 at %s a late payment for a closed order is asked for after %i ms', (asOf, expected) => {
  const Method: Schemas['PaymentMethod'] = {
    Code: 'QRIS',
    Kind: 'qr',
    Name: 'QRIS',
    Currency: 'IDR',
    ExpiryMinutes: 15,
    NeedsProof: false,
    Minimum: null,
    Maximum: null,
  }
  const History = [{ At: since, Event: 'expire', State: 'cancelled' as const }]
  const came = { At: since, Event: 'late_payment', State: 'cancelled' as const }

  expect(followInterval({ Flow: 'expired', Method, History, AsOf: asOf })).toBe(expected)
  expect(followInterval({ Flow: 'expired', Method, History: [...History, came], AsOf: asOf })).toBe(
    false,
  )
})

it('CHK-5 nothing is asked for once a payment is over, nor before the first answer', () => {
  expect(interval('succeeded')).toBe(false)
  expect(interval('expired')).toBe(false)
  expect(interval('cancelled')).toBe(false)
  expect(followInterval(undefined)).toBe(false)
})
