import type { ConsoleClient } from '@selat/mock-api/console'

export type Refund = Awaited<ReturnType<ConsoleClient['refunds']['list']>>['refunds'][number]

/**
 * Whether a refund contains the searched text, which is in small letters, and is in progress if only such refunds are wanted.
 */
export function fitsRefund(
  refund: Refund,
  { q, isOpenOnly }: { q: string; isOpenOnly: boolean },
): boolean {
  if (isOpenOnly && refund.state !== 'processing') return false
  const { id, order, confirmationNumber, contact, email, tenant, state, method, account } = refund
  const { changeOf, isLate } = refund
  const booked = [order, confirmationNumber, changeOf?.order, changeOf?.confirmationNumber]
  const text = [id, ...booked, contact, email, tenant, state, method, account]
  return [...text, isLate ? LATE : ''].join(' ').toLowerCase().includes(q)
}

/** The label of a refund of money that arrived after its order had ended. */
export const LATE = 'came late'

/** Names the booking that the money was paid to change; null if it was not for a change. */
export function changedText({ changeOf }: Pick<Refund, 'changeOf'>): string | null {
  return changeOf && `was paid for a change of ${changeOf.confirmationNumber}`
}

const KINDS: Record<Refund['destination'], string> = {
  payment_method: 'goes back the way it came',
  bank_account: 'goes to a bank account',
  agent_wallet: "goes to the agent's wallet",
}

/** Describes where the money goes, as far as that is known. */
export function destinationText({
  destination,
  account,
}: Pick<Refund, 'destination'> & Partial<Pick<Refund, 'account'>>): string {
  if (destination === 'bank_account' && !account) return 'goes back to the account it came from'
  return account ? `${KINDS[destination]}: ${account}` : KINDS[destination]
}
