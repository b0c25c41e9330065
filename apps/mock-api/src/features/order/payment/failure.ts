import type { PaymentFailure } from '../../../engine/store/tables/payment-tables.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/** Why a bank, wallet or processor refuses a try. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'abandoned',
] as const satisfies readonly PaymentFailure[]

/** Why the last try came to nothing and when; null when none did since the method was chosen. The history says both. */
export function failureOf({
  events,
}: Pick<LoadedOrder, 'events'>): { reason: PaymentFailure; at: string } | null {
  const last = events.findLast(({ event }) => event === 'decline' || event === 'choose_method')
  if (last?.event !== 'decline') return null
  const reason = PAYMENT_FAILURES.find((known) => known === last.detail)
  if (reason === undefined) throw new Error(`A try was declined for ${last.detail}`)
  return { reason, at: last.at }
}
