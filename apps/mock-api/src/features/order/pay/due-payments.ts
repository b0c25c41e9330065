import type { Db } from '../../../engine/store/store.ts'
import type {
  PaymentRow,
  ProcessorSessionRow,
} from '../../../engine/store/tables/payment-tables.ts'
import type { DueWork } from '../../../operation/due-work.ts'
import { runInSavepoint } from '../../../operation/run-in-savepoint.ts'
import type { Work } from '../../../operation/work.ts'
import { loadOrder, type LoadedOrder } from '../booking/load-order.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { reasonInFileName } from '../payment/reason-in-file-name.ts'
import { reportLate } from './answer-session.ts'
import { closeOrder } from './cancel-order.ts'
import { completePayment } from './complete-payment.ts'
import { PROOF_REJECTIONS, rejectProof } from './reject-proof.ts'
import { settlePayment } from './settle-payment.ts'

type Due = Pick<PaymentRow, 'tenant' | 'order_id'> & {
  readonly at: string
  /** The payer's visit whose answer the processor has delayed. */
  readonly visit?: Pick<ProcessorSessionRow, 'id' | 'outcome'>
}

/**
 * Runs the due work of payments, in the order in which it fell due: the simulated bank settles, unpaid orders expire,
 * processors answer late, and orders finish after the journey. Each step happens at its due instant, however late it runs.
 * All due steps run together in this order: otherwise an order could expire although its payment fell due earlier. A failure
 * of one payment does not stop the others.
 */
async function runDuePayments(work: Work): Promise<void> {
  const { store, now } = work
  const broken = new Set<string>()
  // Repeat, because a step may make more fall due: a rejected proof starts another deadline.
  for (let isAnyDone = true; isAnyDone;) {
    const due: Due[] = [
      ...(await settlingBy(work)),
      ...(await expiringBy(store, now)),
      ...(await answersBy(store, now)),
    ]
    isAnyDone = false
    for (const one of due.toSorted(byInstant)) {
      if (broken.has(keyOf(one))) continue
      const order = { tenant: one.tenant, path: `/orders/${one.order_id}` }
      const isMet = await runInSavepoint(work, order, async () => {
        if (await meet({ ...work, now: one.at }, one)) isAnyDone = true
      })
      if (!isMet) broken.add(keyOf(one))
    }
  }
}

export const duePayments: DueWork = {
  next: [
    (row, after) =>
      row
        .selectFrom('payments')
        .select((payment) => payment.fn.min('settles_at').as('at'))
        .where('settles_at', '>', after)
        .as('settling'),
    (row, after) =>
      row
        .selectFrom('processor_sessions')
        .select((visit) => visit.fn.min('answers_at').as('at'))
        .where('answers_at', '>', after)
        .as('answer'),
    (row, after) =>
      row
        .selectFrom('orders')
        .select((order) => order.fn.min('expires_at').as('at'))
        .where('status', '=', 'ENTRY')
        .where('expires_at', '>', after)
        .as('expiry'),
  ],
  run: runDuePayments,
}

/** Runs the due step of a payment, and returns whether there was one. */
async function meet(work: Work, { tenant, order_id, visit }: Due): Promise<boolean> {
  if (visit) {
    await reportLate(work, { tenant, order_id, ...visit })
    return true
  }
  const booking = await loadOrder(work.store, { tenant, id: order_id })
  const { payment } = booking
  if (payment.expires_at !== null && payment.expires_at <= work.now) {
    await closeOrder(work, booking, 'expire')
    return true
  }
  if (payment.settles_at === null || payment.settles_at > work.now) return false
  switch (payment.state) {
    case 'pending':
      await settlePayment(work, booking)
      return true
    case 'paid':
      await reviewProof(work, booking)
      return true
    case 'completed':
      await advancePayment(work, booking, {
        event: 'finish',
        facts: { travelled: true },
        set: { settles_at: null },
      })
      return true
    default:
      return false
  }
}

/** Simulated payers and reviewers act only while the simulation runs; ships always arrive. */
function settlingBy({ store, now, paymentMode }: Work): Promise<Due[]> {
  const query = store
    .selectFrom('payments')
    .select(['tenant', 'order_id', 'settles_at as at'])
    .where('settles_at', '<=', now)
    .orderBy('settles_at')
    .orderBy('tenant')
    .orderBy('order_id')
    .$narrowType<{ at: string }>()
  return (paymentMode === 'automatic' ? query : query.where('state', '=', 'completed')).execute()
}

function expiringBy(store: Db, now: string): Promise<Due[]> {
  return store
    .selectFrom('orders')
    .select(['tenant', 'id as order_id', 'expires_at as at'])
    .where('status', '=', 'ENTRY')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('tenant')
    .orderBy('id')
    .$narrowType<{ at: string }>()
    .execute()
}

/** A processor answers whether or not payers are simulated, because the payer has used its page. */
async function answersBy(store: Db, now: string): Promise<Due[]> {
  const rows = await store
    .selectFrom('processor_sessions')
    .select(['tenant', 'order_id', 'id', 'outcome', 'answers_at as at'])
    .where('answers_at', '<=', now)
    .orderBy('answers_at')
    .orderBy('tenant')
    .orderBy('id')
    .$narrowType<{ at: string }>()
    .execute()
  return rows.map(({ id, outcome, ...due }) => ({ ...due, visit: { id, outcome } }))
}

function keyOf({ tenant, order_id }: Due): string {
  return `${tenant} ${order_id}`
}

function byInstant(first: Due, second: Due): number {
  return first.at < second.at ? -1 : Number(first.at > second.at)
}

/** Decides a declared proof as the simulated tenant does: approves it, unless its file name asks for a rejection. */
function reviewProof(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  const reason = reasonInFileName(booking.proof?.file_name ?? '', PROOF_REJECTIONS)
  return reason ? rejectProof(work, booking, reason) : completePayment(work, booking)
}
