import { expect, it } from 'vitest'

import { isWaitingFlow, PAYMENT_FLOWS, paymentFlow } from './payment-flow.ts'

const PAYMENT = {
  status: 'pending',
  expiresAt: '2026-05-01T10:00:00Z',
  needsProof: true,
  proof: 'none',
  hasFailed: false,
  isExpired: false,
} as const
const IN_TIME = '2026-05-01T09:00:00Z'
const TOO_LATE = '2026-05-01T10:00:00Z'

it.each([
  [{ status: 'ordered' }, IN_TIME, 'awaiting_method'],
  [{ status: 'ordered' }, TOO_LATE, 'expired'],
  [{}, IN_TIME, 'awaiting_proof'],
  [{ proof: 'uploaded' }, IN_TIME, 'proof_uploaded'],
  [{ proof: 'rejected' }, IN_TIME, 'rejected'],
  [{ proof: 'rejected' }, TOO_LATE, 'expired'],
  [{ needsProof: false }, IN_TIME, 'awaiting_transfer'],
  [{ needsProof: false }, TOO_LATE, 'expired'],
  [{ needsProof: false, hasFailed: true }, IN_TIME, 'failed'],
  [{ hasFailed: true }, IN_TIME, 'failed'],
  [{ hasFailed: true, proof: 'uploaded' }, IN_TIME, 'proof_uploaded'],
  [{ hasFailed: true, proof: 'rejected' }, IN_TIME, 'rejected'],
  [{ needsProof: false, hasFailed: true }, TOO_LATE, 'expired'],
  [{ status: 'paid', hasFailed: true }, IN_TIME, 'verifying'],
  [{ status: 'paid', proof: 'uploaded' }, IN_TIME, 'verifying'],
  [{ status: 'paid', proof: 'uploaded' }, TOO_LATE, 'verifying'],
  [{ status: 'completed' }, TOO_LATE, 'succeeded'],
  [{ status: 'finished' }, TOO_LATE, 'succeeded'],
  [{ status: 'cancelled', isExpired: true }, TOO_LATE, 'expired'],
  [{ status: 'cancelled' }, IN_TIME, 'cancelled'],
] as const)('CHK-5 a payment of %o at %s shows %s', (change, now, flow) => {
  expect(paymentFlow({ ...PAYMENT, ...change }, now)).toBe(flow)
})

it('CHK-5 the page polls only while somebody else decides', () => {
  expect(PAYMENT_FLOWS.filter(isWaitingFlow)).toEqual(['awaiting_transfer', 'failed', 'verifying'])
})
