import { expect, it } from 'vitest'

import { type Facts, transition } from '../state/transition.ts'
import {
  QUOTATION_EVENTS,
  QUOTATION_STATES,
  type QuotationGuard,
  type QuotationState,
  quotationTransitions,
} from './quotation-transitions.ts'

// The rows are written out again here, so that a change of the table must be intended.
const EXPECTED: Record<string, QuotationState> = {
  'sent accept': 'accepted',
  'sent book': 'booked',
  'sent reseat': 'booked',
  'sent lapse': 'lapsed',
  'sent cancel': 'cancelled',
  'accepted book': 'booked',
  'accepted reseat': 'booked',
  'accepted cancel': 'cancelled',
  'booked release': 'lapsed',
  'lapsed reseat': 'booked',
}
const PAIRS = QUOTATION_STATES.flatMap((state) =>
  QUOTATION_EVENTS.map((event) => ({ state, event })),
)

it.each(PAIRS)(
  'AGT-4 an expired quotation that nobody accepted goes on $event from $state where the table says, or nowhere',
  ({ state, event }) => {
    const to = EXPECTED[`${state} ${event}`]

    expect(transition(quotationTransitions, state, event, { over: true })).toEqual(
      to ? { ok: true, state: to } : { ok: false, reason: 'illegal_transition' },
    )
  },
)

it.each<[Facts<QuotationGuard>, QuotationState]>([
  [{}, 'sent'],
  [{ over: true }, 'lapsed'],
  [{ customer_accepted: true }, 'accepted'],
  [{ customer_accepted: true, over: true }, 'accepted'],
])('AGT-4 with %j a quotation whose order was never paid is %s again', (facts, state) => {
  expect(transition(quotationTransitions, 'booked', 'release', facts)).toEqual({ ok: true, state })
})

it('AGT-4 a quotation does not expire before its deadline', () => {
  expect(transition(quotationTransitions, 'sent', 'lapse')).toEqual({
    ok: false,
    reason: 'guard_failed',
    guard: 'over',
  })
})
