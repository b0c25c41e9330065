import { describe, expect, it } from 'vitest'

import { PAYMENT_STATUSES } from '../payments/payment-transitions.ts'
import { TICKET_STATUSES } from '../tickets/ticket-transitions.ts'
import { doAxesAgree } from './do-axes-agree.ts'
import { ORDER_STATUSES } from './order-transitions.ts'

describe('doAxesAgree', () => {
  it.each([
    ['ENTRY', ['ordered', 'pending', 'paid'], ['reserved']],
    ['POSTED', ['completed', 'finished'], ['issued', 'checked_in', 'used', 'void']],
    ['CANCELLED', ['cancelled'], ['void']],
    ['EXPIRED', ['cancelled'], ['void']],
  ] as const)(
    'CHK-3 %s goes with these payments and tickets and no others',
    (order, payments, tickets) => {
      const ticketOf = tickets[0]
      const paymentOf = payments[0]
      const agreeingPayments = PAYMENT_STATUSES.filter((payment) =>
        doAxesAgree({ order, payment, tickets: [ticketOf] }),
      )
      const agreeingTickets = TICKET_STATUSES.filter((ticket) =>
        doAxesAgree({ order, payment: paymentOf, tickets: [ticketOf, ticket] }),
      )

      expect(agreeingPayments).toEqual(payments)
      expect(agreeingTickets).toEqual(tickets)
    },
  )

  it('CHK-3 only the payment of an order counts until it has tickets', () => {
    expect(
      ORDER_STATUSES.filter((order) => doAxesAgree({ order, payment: 'cancelled', tickets: [] })),
    ).toEqual(['CANCELLED', 'EXPIRED'])
  })
})
