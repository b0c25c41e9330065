import { expect, it } from 'vitest'

import { refundDestination } from './refund-destination.ts'

it('CHK-11 refunds into the agent wallet at once', () => {
  expect(refundDestination('agent_wallet')).toEqual({
    kind: 'agent_wallet',
    needsBankAccount: false,
    days: 0,
  })
})

it.each(['bank_transfer', 'virtual_account'] as const)(
  'CHK-11 asks for a bank account after a %s',
  (paidBy) => {
    expect(refundDestination(paidBy)).toMatchObject({
      kind: 'bank_account',
      needsBankAccount: true,
    })
  },
)

it.each(['qr', 'card', 'e_wallet'] as const)(
  'CHK-11 refunds to the payment method after a payment by %s',
  (paidBy) => {
    expect(refundDestination(paidBy)).toMatchObject({
      kind: 'payment_method',
      needsBankAccount: false,
    })
  },
)
