import type { Schemas } from '@selat/sdk'

/** The ways in which an order ends without tickets. A change that was not paid leaves its booking as it was. */
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
  // The order was paid once, so it would be untrue that nothing is charged.
  if (History.some(({ Event }) => Event === 'refund')) {
    if (RefundedAmount.Amount === 0) return 'nothingBack'
    return RefundedAmount.Amount < TotalAmount.Amount ? 'partRefunded' : 'refundedOrder'
  }
  return reason
}

/** The keys of the words for each ending, among the messages about payments. */
export const paymentEndingTexts = {
  expired: { title: 'payment:expired.title', body: 'payment:expired.body' },
  cancelled: { title: 'payment:cancelled.title', body: 'payment:cancelled.body' },
  refundedOrder: { title: 'payment:refundedOrder.title', body: 'payment:refundedOrder.body' },
  partRefunded: { title: 'payment:partRefunded.title', body: 'payment:refundedOrder.body' },
  nothingBack: { title: 'payment:nothingBack.title', body: 'payment:nothingBack.body' },
  changeExpired: { title: 'payment:changeExpired.title', body: 'payment:changeExpired.body' },
  changeCancelled: { title: 'payment:changeCancelled.title', body: 'payment:changeCancelled.body' },
} as const satisfies Record<PaymentEnding, { title: string; body: string }>

/**
 * Whether a late payment of a closed order goes back whole. An order that was booked after all has been paid like any other.
 */
export function isLateRefunded({ History }: Pick<Schemas['Payment'], 'History'>): boolean {
  return History.some(({ Event, State }) => Event === 'late_payment' && State === 'cancelled')
}

/**
 * Whether a late payment of a closed order may be on its way. It cannot be if a wallet pays, or if no method was chosen,
 * because the payer then knows no place to pay to.
 */
export function mayComeLate({
  Flow,
  Method,
  History,
}: Pick<Schemas['Payment'], 'Flow' | 'Method' | 'History'>): boolean {
  if (Flow !== 'expired' && Flow !== 'cancelled') return false
  const hasCome = History.some(({ Event }) => Event === 'verify' || Event === 'late_payment')
  return !hasCome && Method !== null && Method.Kind !== 'agent_wallet'
}
