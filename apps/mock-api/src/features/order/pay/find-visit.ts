import { timingSafeEqual } from 'node:crypto'

import { isPaymentOver } from '@selat/domain'

import { hashSecret } from '../../../engine/random/ids.ts'
import type { ProcessorSessionRow } from '../../../engine/store/tables/payment-tables.ts'
import type { Work } from '../../../operation/work.ts'
import { slugsOf } from '../../../world/tenants/tenant-of.ts'
import { type LoadedOrder, loadOrder } from '../booking/load-order.ts'
import { paymentToDecide } from '../payment/advance-payment.ts'
import { sessionToken } from '../processor/open-session.ts'

/** A payer's visit to the processor's page, and its step. In the last three steps the payer cannot act any more. */
export type Visit = {
  readonly session: ProcessorSessionRow
  readonly booking: LoadedOrder
  readonly step: 'open' | 'challenged' | 'waiting' | 'used' | 'closed'
}

/** Finds the visit of a signed address; undefined for any other address, whether or not the session exists. */
export async function findVisit(
  work: Work,
  { id, token }: { id: string; token: string },
): Promise<Visit | undefined> {
  const expected = await sessionToken(work, id)
  if (!timingSafeEqual(Buffer.from(hashSecret(token)), Buffer.from(hashSecret(expected))))
    return undefined
  const session = await work.store
    .selectFrom('processor_sessions')
    .selectAll()
    .where('tenant', 'in', slugsOf(work.tenants))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!session) return undefined
  const booking = await loadOrder(work.store, { tenant: session.tenant, id: session.order_id })
  return { session, booking, step: stepOf(session, booking, work.now) }
}

function stepOf(session: ProcessorSessionRow, booking: LoadedOrder, now: string): Visit['step'] {
  const { state, answers_at } = session
  if (state === 'answered') return answers_at === null ? 'used' : 'waiting'
  if (state === 'void') return 'closed'
  const decided = paymentToDecide(booking)
  return decided.status === 'pending' && !isPaymentOver(decided, now) ? state : 'closed'
}
