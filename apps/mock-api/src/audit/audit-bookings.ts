import { paymentTransitions } from '@selat/domain'

import { fromJsonText } from '../engine/store/json-text.ts'
import type { Db } from '../engine/store/store.ts'
import type { PaymentEventRow, PaymentRow } from '../engine/store/tables/payment-tables.ts'

/** Checks bookings: only steps of the tables, one payment, amounts that add up, one mail of each kind. */
export async function auditBookings(db: Db): Promise<string[]> {
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.tenant', '=', 'payments.tenant')
        .onRef('orders.id', '=', 'payments.order_id'),
    )
    .selectAll('payments')
    .select([
      'orders.status',
      'orders.paid_at',
      'orders.total_amount',
      'orders.currency as sold_in',
      'orders.change_of',
    ])
    .execute()
  const events = Map.groupBy(
    await db
      .selectFrom('payment_events')
      .selectAll()
      .orderBy('tenant')
      .orderBy('payment_id')
      .orderBy('seq')
      .execute(),
    keyOfEvent,
  )
  const items = Map.groupBy(
    await db.selectFrom('order_items').select(['order_id', 'price']).execute(),
    ({ order_id }) => order_id,
  )
  const stepErrors = payments.flatMap((payment) => auditSteps(payment, events.get(keyOf(payment))))
  const sumErrors = payments.flatMap(
    ({ order_id, amount, total_amount, currency, sold_in, change_of }) => {
      // An order that pays for a change sells nothing itself: its amount is the change's.
      const sold = (items.get(order_id) ?? [])
        .map(({ price }) => fromJsonText(price).total)
        .reduce((total, price) => total + price.amount, 0)
      const sum = change_of === null ? sold : total_amount
      const isRight = sum === total_amount && amount === total_amount && currency === sold_in
      return isRight ? [] : [`${order_id}: ${sum} of items, ${total_amount} due, ${amount} to pay`]
    },
  )
  const paidErrors = payments
    .filter(
      ({ status, paid_at }) =>
        status !== 'CANCELLED' && (status === 'POSTED') !== (paid_at !== null),
    )
    .map(({ order_id, status, paid_at }) => `${order_id} is ${status}, paid at ${paid_at}`)
  return [...stepErrors, ...sumErrors, ...paidErrors, ...(await auditMails(db, payments))]
}

const keyOf = ({ tenant, id }: Pick<PaymentRow, 'tenant' | 'id'>) => `${tenant} ${id}`

const keyOfEvent = ({ tenant, payment_id }: PaymentEventRow) => `${tenant} ${payment_id}`

/**
 * Checks a history: no gaps, each step a row of the table, money taken once, and the present state that of the last step.
 */
function auditSteps(
  { id, state }: Pick<PaymentRow, 'id' | 'state'>,
  events: readonly PaymentEventRow[] = [],
): string[] {
  const wrong = events.filter((step, index) => {
    const before = events[index - 1]
    if (!before) return step.seq !== 0 || step.event !== 'order' || step.state !== 'ordered'
    const isPublished = paymentTransitions.some(
      (row) => row.from === before.state && row.event === step.event && row.to === step.state,
    )
    return step.seq !== index || step.at < before.at || !isPublished
  })
  const completions = events.filter((step) => step.state === 'completed').length
  return [
    ...wrong.map(({ seq, event }) => `${id}: step ${seq} ${event} cannot follow`),
    ...(completions > 1 ? [`${id}: paid ${completions} times`] : []),
    ...(events.at(-1)?.state === state ? [] : [`${id} is ${state}, its history is not`]),
  ]
}

/** Checks that a payer gets one mail about the payment, and the tickets once. */
async function auditMails(
  db: Db,
  payments: readonly {
    order_id: string
    status: string
    paid_at: string | null
    change_of: string | null
  }[],
): Promise<string[]> {
  const mails = Map.groupBy(
    await db.selectFrom('outbox').select(['order_id', 'kind']).execute(),
    ({ order_id }) => order_id,
  )
  return payments.flatMap(({ order_id, status, paid_at, change_of }) => {
    const kinds = (mails.get(order_id) ?? []).map(({ kind }) => kind)
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length
    const paid = paid_at === null ? 0 : 1
    const due = { paymentReceived: paid, ticketsIssued: change_of === null ? paid : 0 }
    return (['paymentReceived', 'ticketsIssued'] as const)
      .filter((kind) => count(kind) !== due[kind])
      .map((kind) => `${order_id} is ${status}, with ${count(kind)} mails ${kind}`)
  })
}
