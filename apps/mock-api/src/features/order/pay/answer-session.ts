import { addMinutes } from '@selat/domain'

import type { ProcessorSessionRow } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { type LoadedOrder, loadOrder } from '../booking/load-order.ts'
import { declinePayment } from './decline-payment.ts'
import type { Visit } from './find-visit.ts'
import { settlePayment } from './settle-payment.ts'

type Outcome = NonNullable<ProcessorSessionRow['outcome']>

/**
 * Ends a visit with the processor's outcome, which is reported now or after `afterSeconds`. A visit ends once: a second outcome
 * changes nothing.
 */
export async function answerSession(
  work: Work,
  { session, booking }: Pick<Visit, 'session' | 'booking'>,
  { outcome, afterSeconds = 0 }: { outcome: Outcome; afterSeconds?: number },
): Promise<void> {
  const isLate = afterSeconds > 0
  const isFirst = await endSession(work, session, {
    outcome,
    answers_at: isLate ? addMinutes(work.now, afterSeconds / 60) : null,
  })
  if (isFirst && !isLate) await report(work, booking, outcome)
}

/** Reports an outcome that the processor has delayed. */
export async function reportLate(
  work: Work,
  session: Pick<ProcessorSessionRow, 'tenant' | 'id' | 'order_id' | 'outcome'>,
): Promise<void> {
  const { numUpdatedRows } = await work.store
    .updateTable('processor_sessions')
    .set({ answers_at: null })
    .where('tenant', '=', session.tenant)
    .where('id', '=', session.id)
    .where('answers_at', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n || session.outcome === null) return
  const booking = await loadOrder(work.store, { tenant: session.tenant, id: session.order_id })
  await report(work, booking, session.outcome)
}

async function endSession(
  { store }: Work,
  { tenant, id }: ProcessorSessionRow,
  end: Pick<ProcessorSessionRow, 'outcome' | 'answers_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('processor_sessions')
    .set({ ...end, state: 'answered' })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', 'in', ['open', 'challenged'])
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

async function report(work: Work, booking: LoadedOrder, outcome: Outcome): Promise<void> {
  const { state } = booking.payment
  if (outcome !== 'approved') {
    // No money was taken, so a payment that has closed meanwhile stays as it is.
    if (state === 'pending') await declinePayment(work, booking, outcome)
    return
  }
  // A payment for a closed order is settled as a late payment.
  if (state === 'pending' || state === 'cancelled') await settlePayment(work, booking)
}
