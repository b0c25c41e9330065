import type { Schemas } from '@selat/sdk'

/** How an order ended without tickets. A change that was not paid leaves its booking as it was. */
export type PaymentEnding =
  | 'expired'
  | 'cancelled'
  | 'refundedOrder'
  | 'changeExpired'
  | 'changeCancelled'

export function paymentEnding(
  reason: 'expired' | 'cancelled',
  { ChangeOf }: Pick<Schemas['Order'], 'ChangeOf'>,
  { History }: Pick<Schemas['Payment'], 'History'>,
): PaymentEnding {
  if (ChangeOf !== null) return reason === 'expired' ? 'changeExpired' : 'changeCancelled'
  // It was paid once: that nothing is charged would not be true.
  if (History.some(({ Event }) => Event === 'refund')) return 'refundedOrder'
  return reason
}

/** The words for each, among the messages about payments. */
export const paymentEndingTexts = {
  expired: { title: 'payment:expired.title', body: 'payment:expired.body' },
  cancelled: { title: 'payment:cancelled.title', body: 'payment:cancelled.body' },
  refundedOrder: { title: 'payment:refundedOrder.title', body: 'payment:refundedOrder.body' },
  changeExpired: { title: 'payment:changeExpired.title', body: 'payment:changeExpired.body' },
  changeCancelled: { title: 'payment:changeCancelled.title', body: 'payment:changeCancelled.body' },
} as const satisfies Record<PaymentEnding, { title: string; body: string }>

/** Money came after all, when it was too late. Of an order that has ended it goes back. */
export function hasComeLate({ History }: Pick<Schemas['Payment'], 'History'>): boolean {
  return History.some(({ Event }) => Event === 'late_payment')
}
