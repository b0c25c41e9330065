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
  expired: { title: 'expired.title', body: 'expired.body' },
  cancelled: { title: 'cancelled.title', body: 'cancelled.body' },
  refundedOrder: { title: 'refundedOrder.title', body: 'refundedOrder.body' },
  changeExpired: { title: 'changeExpired.title', body: 'changeExpired.body' },
  changeCancelled: { title: 'changeCancelled.title', body: 'changeCancelled.body' },
} as const satisfies Record<PaymentEnding, { title: string; body: string }>

/** Money came after all, when it was too late. Of an order that has ended it goes back. */
export function hasComeLate({ History }: Pick<Schemas['Payment'], 'History'>): boolean {
  return History.some(({ Event }) => Event === 'late_payment')
}
