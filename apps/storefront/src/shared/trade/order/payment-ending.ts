import type { Schemas } from '@selat/sdk'

/** How an order ended without tickets. A change that was not paid leaves its booking as it was. */
export type PaymentEnding =
  | 'expired'
  | 'cancelled'
  | 'refundedOrder'
  | 'partRefunded'
  | 'nothingBack'
  | 'changeExpired'
  | 'changeCancelled'

export function paymentEnding(
  reason: 'expired' | 'cancelled',
  {
    ChangeOf,
    RefundedAmount,
    TotalAmount,
  }: Pick<Schemas['Order'], 'ChangeOf' | 'RefundedAmount' | 'TotalAmount'>,
  { History }: Pick<Schemas['Payment'], 'History'>,
): PaymentEnding {
  if (ChangeOf !== null) return reason === 'expired' ? 'changeExpired' : 'changeCancelled'
  // It was paid once: that nothing is charged would not be true.
  if (History.some(({ Event }) => Event === 'refund')) {
    if (RefundedAmount.Amount === 0) return 'nothingBack'
    return RefundedAmount.Amount < TotalAmount.Amount ? 'partRefunded' : 'refundedOrder'
  }
  return reason
}

/** The words for each, among the messages about payments. */
export const paymentEndingTexts = {
  expired: { title: 'payment:expired.title', body: 'payment:expired.body' },
  cancelled: { title: 'payment:cancelled.title', body: 'payment:cancelled.body' },
  refundedOrder: { title: 'payment:refundedOrder.title', body: 'payment:refundedOrder.body' },
  partRefunded: { title: 'payment:partRefunded.title', body: 'payment:refundedOrder.body' },
  nothingBack: { title: 'payment:nothingBack.title', body: 'payment:nothingBack.body' },
  changeExpired: { title: 'payment:changeExpired.title', body: 'payment:changeExpired.body' },
  changeCancelled: { title: 'payment:changeCancelled.title', body: 'payment:changeCancelled.body' },
} as const satisfies Record<PaymentEnding, { title: string; body: string }>

/** Money came when the order was closed, and all of it goes back. What was booked after all has been paid like any other. */
export function isLateRefunded({ History }: Pick<Schemas['Payment'], 'History'>): boolean {
  return History.some(({ Event, State }) => Event === 'late_payment' && State === 'cancelled')
}

/** Money for a closed order may be on its way: a wallet tells nobody of money, and nobody knows where to without a method. */
export function mayComeLate({
  Flow,
  Method,
  History,
}: Pick<Schemas['Payment'], 'Flow' | 'Method' | 'History'>): boolean {
  if (Flow !== 'expired' && Flow !== 'cancelled') return false
  const hasCome = History.some(({ Event }) => Event === 'verify' || Event === 'late_payment')
  return !hasCome && Method !== null && Method.Kind !== 'agent_wallet'
}
