import type { PaymentStatus } from '../payments/payment-transitions.ts'
import type { TicketStatus } from '../tickets/ticket-transitions.ts'
import type { OrderStatus } from './order-transitions.ts'

type Allowed = {
  readonly payments: readonly PaymentStatus[]
  readonly tickets: readonly TicketStatus[]
}

const ALLOWED: Record<OrderStatus, Allowed> = {
  ENTRY: { payments: ['ordered', 'pending', 'paid'], tickets: ['reserved'] },
  POSTED: {
    payments: ['completed', 'finished'],
    // A single passenger's ticket can be refunded while the order stays.
    tickets: ['issued', 'checked_in', 'used', 'void'],
  },
  CANCELLED: { payments: ['cancelled'], tickets: ['void'] },
  EXPIRED: { payments: ['cancelled'], tickets: ['void'] },
}

/** Whether an order, its payment and its tickets can be in these states at the same time. Stores must keep this invariant. */
export function doAxesAgree(booking: {
  readonly order: OrderStatus
  readonly payment: PaymentStatus
  readonly tickets: readonly TicketStatus[]
}): boolean {
  const { payments, tickets } = ALLOWED[booking.order]
  return (
    payments.includes(booking.payment) &&
    booking.tickets.every((ticket) => tickets.includes(ticket))
  )
}
