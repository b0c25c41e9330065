import type { PaymentFailure } from '../../../engine/store/tables/payment-tables.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/** The reasons for which a bank, wallet or processor refuses a try. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'authentication_failed',
  'abandoned',
] as const satisfies readonly PaymentFailure[]

/** Returns why and when the last try failed, from the history; null if none has failed since the method was chosen. */
export function failureOf({
  events,
}: Pick<LoadedOrder, 'events'>): { reason: PaymentFailure; at: string } | null {
  const last = events.findLast(({ event }) => event === 'decline' || event === 'choose_method')
  if (last?.event !== 'decline') return null
  const reason = PAYMENT_FAILURES.find((known) => known === last.detail)
  if (reason === undefined) throw new Error(`A try was declined for ${last.detail}`)
  return { reason, at: last.at }
}
