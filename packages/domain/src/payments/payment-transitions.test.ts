import { expect, it } from 'vitest'

import { transition } from '../state/transition.ts'
import {
  PAYMENT_EVENTS,
  PAYMENT_GUARDS,
  PAYMENT_STATUSES,
  type PaymentGuard,
  paymentTransitions,
} from './payment-transitions.ts'

// The rows are written out again here, so that a change of the table must be intended. `else` is where it goes when the guard does not hold.
const EXPECTED: Record<string, { to: string; guard?: PaymentGuard; else?: string }> = {
  'ordered choose_method': { to: 'pending', guard: 'in_time' },
  'ordered capture': { to: 'paid', guard: 'nothing_due' },
  'ordered expire': { to: 'cancelled', guard: 'over' },
  'ordered cancel': { to: 'cancelled' },
  'pending choose_method': { to: 'pending', guard: 'in_time' },
  'pending upload_proof': { to: 'pending', guard: 'proof_accepted' },
  'pending declare_paid': { to: 'paid', guard: 'proof_uploaded' },
  'pending capture': { to: 'paid', guard: 'in_time' },
  'pending decline': { to: 'pending', guard: 'in_time' },
  'pending expire': { to: 'cancelled', guard: 'over' },
  'pending cancel': { to: 'cancelled' },
  'paid verify': { to: 'completed' },
  'paid reject_proof': { to: 'pending', guard: 'proof_under_review' },
  'completed finish': { to: 'finished', guard: 'travelled' },
  'completed refund': { to: 'cancelled', guard: 'refund_confirmed' },
  'cancelled late_payment': { to: 'completed', guard: 'seats_free', else: 'cancelled' },
}
const PAIRS = PAYMENT_STATUSES.flatMap((status) =>
  PAYMENT_EVENTS.map((event) => ({ status, event })),
)
const GUARDED = PAIRS.flatMap((pair) => {
  const { guard, else: fallback } = EXPECTED[`${pair.status} ${pair.event}`] ?? {}
  return guard ? [{ ...pair, guard, fallback }] : []
})
const EVERYTHING = Object.fromEntries(PAYMENT_GUARDS.map((guard) => [guard, true]))

it('CHK-3 a payment has the six states of the specification, and begins as ordered', () => {
  expect(PAYMENT_STATUSES).toEqual([
    'ordered',
    'pending',
    'paid',
    'completed',
    'finished',
    'cancelled',
  ])
})

it.each(PAIRS)(
  'CHK-3 $status $event goes where the table says, or nowhere',
  ({ status, event }) => {
    const expected = EXPECTED[`${status} ${event}`]

    expect(transition(paymentTransitions, status, event, EVERYTHING)).toEqual(
      expected ? { ok: true, state: expected.to } : { ok: false, reason: 'illegal_transition' },
    )
  },
)

it.each(GUARDED)(
  'CHK-3 $status $event depends on $guard and on no other fact',
  ({ status, event, guard, fallback }) => {
    const onlyThat = transition(paymentTransitions, status, event, { [guard]: true })
    const allButThat = { ...EVERYTHING, [guard]: false }

    expect(onlyThat).toMatchObject({ ok: true })
    expect(transition(paymentTransitions, status, event, allButThat)).toEqual(
      fallback ? { ok: true, state: fallback } : { ok: false, reason: 'guard_failed', guard },
    )
  },
)

it('CHK-3 the table has no other row', () => {
  const fallbacks = Object.values(EXPECTED).filter((row) => row.else !== undefined)

  expect(paymentTransitions).toHaveLength(Object.keys(EXPECTED).length + fallbacks.length)
})

it('CHK-5 a transfer goes from proof to verification to success, or back to the proof', () => {
  const facts = {
    proof_accepted: true,
    proof_uploaded: true,
    proof_under_review: true,
    in_time: true,
  }
  const states = (['upload_proof', 'declare_paid', 'reject_proof'] as const).reduce<string[]>(
    (path, event) => {
      const result = transition(paymentTransitions, path.at(-1) as 'pending', event, facts) // a state it was given
      return [...path, result.ok ? result.state : result.reason]
    },
    ['pending'],
  )

  expect(states).toEqual(['pending', 'pending', 'paid', 'pending'])
})

it('CHK-8 money under verification can neither be cancelled, nor expire, nor be paid again', () => {
  for (const event of [
    'cancel',
    'expire',
    'capture',
    'decline',
    'declare_paid',
    'choose_method',
  ] as const) {
    expect(transition(paymentTransitions, 'paid', event, EVERYTHING).ok).toBe(false)
  }
})
