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
