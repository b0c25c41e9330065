import {
  type Facts,
  isPaymentOver,
  paymentFacts,
  type PaymentEvent,
  type PaymentGuard,
  paymentTransitions,
  type PaymentToDecide,
  transition,
} from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import type { PaymentRow } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { paymentMethod } from '../../../world/money/payment-methods.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { failureOf } from './failure.ts'

/** A payment that is under review or closed has no deadline. */
const NEVER = '9999-12-31T23:59:59.999Z'

/** Converts a payment to the form of the domain's rules. */
export function paymentToDecide(booking: LoadedOrder): PaymentToDecide {
  const { payment, proof } = booking
  return {
    status: payment.state,
    expiresAt: payment.expires_at ?? NEVER,
    needsProof: payment.method_code !== null && paymentMethod(payment.method_code).needsProof,
    proof: proof === null ? 'none' : proof.rejection === null ? 'uploaded' : 'rejected',
    hasFailed: failureOf(booking) !== null,
  }
}

export type Advance = {
  readonly event: PaymentEvent
  /** The facts for the guards that are not in the payment itself. */
  readonly facts?: Facts<PaymentGuard>
  /** The code of a failed try, for the history; a method chosen by `set` is stored there as well. */
  readonly detail?: string
  /** The columns that change with the state. */
  readonly set?: Partial<
    Pick<PaymentRow, 'method_code' | 'reference' | 'instructions' | 'expires_at' | 'settles_at'>
  >
}

/**
 * Takes a payment one step by the domain's table and writes it into the history. Refuses a step that the table does not
 * have. If two calls are concurrent, only one finds the expected state; the other is refused and rolled back.
 */
export async function advancePayment(
  work: Work,
  booking: LoadedOrder,
  { event, facts, detail, set = {} }: Advance,
): Promise<LoadedOrder> {
  const { payment } = booking
  const decided = paymentToDecide(booking)
  const step = transition(paymentTransitions, payment.state, event, {
    ...paymentFacts(decided, work.now),
    ...facts,
  })
  if (!step.ok) return refuseStep(work, booking, event)
  const { numUpdatedRows } = await work.store
    .updateTable('payments')
    .set({ ...set, state: step.state })
    .where('tenant', '=', payment.tenant)
    .where('id', '=', payment.id)
    .where('state', '=', payment.state)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) refuse('payment_state_refused', { params: { state: payment.state } })
  const entry = {
    tenant: payment.tenant,
    payment_id: payment.id,
    seq: booking.events.length,
    at: work.now,
    event,
    state: step.state,
    detail: detail ?? set.method_code ?? null,
  }
  await work.store.insertInto('payment_events').values(entry).execute()
  return {
    ...booking,
    payment: { ...payment, ...set, state: step.state },
    events: [...booking.events, entry],
  }
}

function refuseStep(work: Work, booking: LoadedOrder, event: PaymentEvent): never {
  const decided = paymentToDecide(booking)
  const isLate = booking.order.status === 'EXPIRED' || isPaymentOver(decided, work.now)
  if (isLate && event !== 'expire') refuse('payment_expired')
  const lacksProof = decided.needsProof && decided.proof !== 'uploaded'
  if (event === 'declare_paid' && decided.status === 'pending' && lacksProof)
    refuse('proof_missing')
  refuse('payment_state_refused', { params: { state: decided.status } })
}
