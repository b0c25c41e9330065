import { describe, expect, it } from 'vitest'

import { possibleEvents } from '../state/transition.ts'
import { isPaymentOver, paymentFacts, type PaymentToDecide } from './payment-facts.ts'
import { paymentTransitions } from './payment-transitions.ts'

const TRANSFER: PaymentToDecide = {
  status: 'pending',
  expiresAt: '2026-05-01T10:00:00Z',
  needsProof: true,
  proof: 'none',
  hasFailed: false,
}
const IN_TIME = '2026-05-01T09:59:59Z'
const TOO_LATE = '2026-05-01T10:00:00Z'

function possible(change: Partial<PaymentToDecide>, now = IN_TIME) {
  const payment = { ...TRANSFER, ...change }
  return possibleEvents(paymentTransitions, payment.status, paymentFacts(payment, now))
}

it('CHK-5 a payment is over at its expiry, and never without one', () => {
  expect(isPaymentOver(TRANSFER, IN_TIME)).toBe(false)
  expect(isPaymentOver(TRANSFER, TOO_LATE)).toBe(true)
  expect(isPaymentOver({ expiresAt: null }, TOO_LATE)).toBe(false)
})

describe('what is possible next', () => {
  it("CHK-5 'I have paid' comes only after a proof that was not rejected", () => {
    expect(possible({})).toEqual(['choose_method', 'upload_proof', 'capture', 'decline', 'cancel'])
    expect(possible({ proof: 'uploaded' })).toContain('declare_paid')
    expect(possible({ proof: 'rejected' })).not.toContain('declare_paid')
  })

  it('CHK-4 a method without proof accepts none', () => {
    expect(possible({ needsProof: false, proof: 'uploaded' })).toEqual([
      'choose_method',
      'capture',
      'decline',
      'cancel',
    ])
  })

  it('CHK-5 after the expiry a payment can only expire or be cancelled', () => {
    expect(possible({ proof: 'uploaded' }, TOO_LATE)).toEqual(['expire', 'cancel'])
    expect(possible({ status: 'ordered' }, TOO_LATE)).toEqual(['expire', 'cancel'])
  })

  it('CHK-5 a proof under review is verified or rejected, however late', () => {
    expect(possible({ status: 'paid', proof: 'uploaded' }, TOO_LATE)).toEqual([
      'verify',
      'reject_proof',
    ])
    expect(possible({ status: 'paid', needsProof: false })).toEqual(['verify'])
  })
})
