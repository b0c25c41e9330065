import { expect, it } from 'vitest'

import { transition } from '../state/transition.ts'
import {
  ORDER_EVENTS,
  ORDER_GUARDS,
  ORDER_STATUSES,
  type OrderGuard,
  orderTransitions,
} from './order-transitions.ts'

// The rows are written out again here, so that a change of the table must be intended.
const EXPECTED: Record<string, readonly [to: string, guard: OrderGuard]> = {
  'ENTRY post': ['POSTED', 'payment_verified'],
  'ENTRY expire': ['EXPIRED', 'payment_cancelled'],
  'ENTRY cancel': ['CANCELLED', 'payment_cancelled'],
  'POSTED refund': ['CANCELLED', 'refund_confirmed'],
  'EXPIRED reseat': ['POSTED', 'seats_free'],
}
const PAIRS = ORDER_STATUSES.flatMap((status) => ORDER_EVENTS.map((event) => ({ status, event })))
const GUARDED = PAIRS.flatMap((pair) => {
  const guard = EXPECTED[`${pair.status} ${pair.event}`]?.[1]
  return guard ? [{ ...pair, guard }] : []
})
const EVERYTHING = Object.fromEntries(ORDER_GUARDS.map((guard) => [guard, true]))

it('CHK-3 an order has the four statuses of the specification, and begins as ENTRY', () => {
  expect(ORDER_STATUSES).toEqual(['ENTRY', 'POSTED', 'CANCELLED', 'EXPIRED'])
})

it.each(PAIRS)(
  'CHK-3 $status $event goes where the table says, or nowhere',
  ({ status, event }) => {
    const [to] = EXPECTED[`${status} ${event}`] ?? []

    expect(transition(orderTransitions, status, event, EVERYTHING)).toEqual(
      to ? { ok: true, state: to } : { ok: false, reason: 'illegal_transition' },
    )
  },
)

it.each(GUARDED)('CHK-3 $status $event is refused without $guard', ({ status, event, guard }) => {
  const allButOne = { ...EVERYTHING, [guard]: false }

  expect(transition(orderTransitions, status, event, allButOne)).toEqual({
    ok: false,
    reason: 'guard_failed',
    guard,
  })
})

it('CHK-3 the table has no other row', () => {
  expect(orderTransitions).toHaveLength(Object.keys(EXPECTED).length)
})
