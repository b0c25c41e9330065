import { fromJsonText, type JsonText, toJsonText } from '../../../engine/store/json-text.ts'
import type { PaymentFailure } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { paymentEvents } from '../payment/payment-events.ts'
import type { StoredInstructions } from '../payment/payment-instructions.ts'
import { openSession } from '../processor/open-session.ts'

/**
 * Records that a bank, wallet or processor refused a try, or that the payer left. No money is taken; method and deadline
 * stay. If the processor's page was used, the next try gets a new one.
 */
export async function declinePayment(
  work: Work,
  booking: LoadedOrder,
  reason: PaymentFailure,
): Promise<LoadedOrder> {
  const instructions = await renewedInstructions(work, booking)
  const declined = await advancePayment(work, booking, {
    event: 'decline',
    detail: reason,
    set: { settles_at: null, ...(instructions && { instructions }) },
  })
  await paymentEvents.publish(work, { name: 'payment_declined', booking: declined, reason })
  return declined
}

/** Returns the instructions with a new page; null if the method has no page. */
async function renewedInstructions(
  work: Work,
  booking: LoadedOrder,
): Promise<JsonText<unknown> | null> {
  const { payment } = booking
  if (payment.instructions === null) return null
  // Only startPayment and this function write instructions.
  const stored = fromJsonText(payment.instructions) as StoredInstructions
  if (!('RedirectUrl' in stored)) return null
  const used = new URL(stored.RedirectUrl)
  const session = await work.store
    .selectFrom('processor_sessions')
    .select(['method_code', 'return_url', 'language'])
    .where('tenant', '=', payment.tenant)
    .where('id', '=', used.pathname.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow()
  const next = used.origin + (await openSession(work, booking, session))
  return toJsonText<unknown>({ ...stored, RedirectUrl: next })
}
