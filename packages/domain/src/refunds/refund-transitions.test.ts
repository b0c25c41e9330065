import { expect, it } from 'vitest'

import { transition } from '../state/transition.ts'
import { REFUND_STATES, refundTransitions } from './refund-transitions.ts'

it('CHK-11 a refund begins as processing', () => {
  expect(REFUND_STATES[0]).toBe('processing')
})

it('CHK-11 a refund can be completed only once', () => {
  expect(transition(refundTransitions, 'processing', 'complete')).toEqual({
    ok: true,
    state: 'completed',
  })
  expect(transition(refundTransitions, 'completed', 'complete')).toEqual({
    ok: false,
    reason: 'illegal_transition',
  })
})

it('CHK-11 the table of refunds has no other row', () => {
  expect(refundTransitions).toHaveLength(1)
})
