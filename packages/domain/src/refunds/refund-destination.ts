/** The kinds of payment that refunds distinguish. */
export type PaidBy =
  | 'bank_transfer'
  | 'virtual_account'
  | 'qr'
  | 'card'
  | 'e_wallet'
  | 'agent_wallet'

/** The destination of a refund, whether the payer must name a bank account, and the most days that it takes. */
export type RefundDestination = {
  readonly kind: 'payment_method' | 'bank_account' | 'agent_wallet'
  readonly needsBankAccount: boolean
  readonly days: number
}

const DESTINATIONS: Readonly<Record<PaidBy, RefundDestination>> = {
  agent_wallet: { kind: 'agent_wallet', needsBankAccount: false, days: 0 },
  qr: { kind: 'payment_method', needsBankAccount: false, days: 3 },
  e_wallet: { kind: 'payment_method', needsBankAccount: false, days: 3 },
  card: { kind: 'payment_method', needsBankAccount: false, days: 10 },
  // Money sent from a counter or a cash machine cannot be returned in the same way.
  bank_transfer: { kind: 'bank_account', needsBankAccount: true, days: 5 },
  virtual_account: { kind: 'bank_account', needsBankAccount: true, days: 5 },
}

/**
 * Returns the destination of a refund by the kind of payment: the way in which it was paid, unless that way can only take
 * money.
 */
export function refundDestination(paidBy: PaidBy): RefundDestination {
  return DESTINATIONS[paidBy]
}
