import type { ConsoleClient } from '@selat/mock-api/console'

export type Refund = Awaited<ReturnType<ConsoleClient['refunds']['list']>>['refunds'][number]

/** Whether it is one that is looked for: by a text in small letters, and on its way where one wants no others. */
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

/** Said of what goes back because it came when the order was closed. */
export const LATE = 'came late'

/** Which booking the money was to change; null where it paid for no change. */
export function changedText({ changeOf }: Pick<Refund, 'changeOf'>): string | null {
  return changeOf && `was paid for a change of ${changeOf.confirmationNumber}`
}

const KINDS: Record<Refund['destination'], string> = {
  payment_method: 'goes back the way it came',
  bank_account: 'goes to a bank account',
  agent_wallet: "goes to the agent's wallet",
}

/** Where the money goes, as far as is known of it. */
export function destinationText({
  destination,
  account,
}: Pick<Refund, 'destination'> & Partial<Pick<Refund, 'account'>>): string {
  if (destination === 'bank_account' && !account) return 'goes back to the account it came from'
  return account ? `${KINDS[destination]}: ${account}` : KINDS[destination]
}
