import type { ConsoleClient } from '@selat/mock-api/console'

export type TopUp = Awaited<ReturnType<ConsoleClient['topUps']['list']>>['topUps'][number]
export type Rejection = Parameters<ConsoleClient['topUps']['reject']>[1]

// The reasons are keys, so that a reason that is added on the server does not compile until it is offered here.
const rejections: Record<Rejection, true> = {
  amount_differs: true,
  not_received: true,
  unreadable: true,
  other_account: true,
}

export const REJECTIONS = Object.keys(rejections) as Rejection[] // the type of the object has exactly these keys

/**
 * Whether a top-up contains the searched text, which is in small letters, and can still be decided if only such top-ups are
 * wanted.
 */
export function fitsTopUp(
  topUp: TopUp,
  { q, isOpenOnly }: { q: string; isOpenOnly: boolean },
): boolean {
  if (isOpenOnly && topUp.decisions.length === 0) return false
  const { id, number, agency, requestedBy, tenant, state, bankFrom, account, note } = topUp
  const text = [id, number, agency, requestedBy, tenant, state, bankFrom, account, note]
  return text.join(' ').toLowerCase().includes(q)
}
