import { fromJsonText } from '../engine/store/json-text.ts'
import type { Db } from '../engine/store/store.ts'
import { methodKindOf } from '../world/money/payment-methods.ts'

/**
 * Audits refunds and changes. Every refund is the sum of its lines and is booked with its amount. Nothing is refunded twice,
 * or for more than was paid, and every void ticket was refunded. A change is done if and only if it is paid.
 */
export async function auditAftersale(db: Db): Promise<string[]> {
  return [
    ...(await auditRefunds(db)),
    ...(await auditGivenBack(db)),
    ...(await auditChanges(db)),
    ...(await auditRefundBooks(db)),
  ]
}

async function auditRefunds(db: Db): Promise<string[]> {
  const refunds = await db.selectFrom('refunds').selectAll().execute()
  const orders = await db
    .selectFrom('orders')
    .select(['tenant', 'id', 'change_of', 'total_amount', 'paid_at', 'currency', 'exponent'])
    .execute()
  const late = await latePayments(db)
  const paid = new Map<string, number>()
  for (const { tenant, id, change_of, total_amount, paid_at } of orders) {
    // A late payment belongs to its own order, even if that order pays for a change.
    const key = `${tenant} ${paid_at === null ? id : (change_of ?? id)}`
    const hasCome = paid_at !== null || late.has(key)
    if (hasCome) paid.set(key, (paid.get(key) ?? 0) + total_amount)
  }
  const back = new Map<string, number>()
  for (const { tenant, order_id, amount } of refunds) {
    const key = `${tenant} ${order_id}`
    back.set(key, (back.get(key) ?? 0) + amount)
  }
  const units = new Map(orders.map((order) => [`${order.tenant} ${order.id}`, order]))
  return [
    ...refunds.flatMap(({ id, tenant, order_id, amount, currency, exponent, lines }) => {
      const list = fromJsonText(lines)
      const sum = list.reduce((total, { refund }) => total + refund, 0)
      const order = units.get(`${tenant} ${order_id}`)
      const isWrongUnit = order?.currency !== currency || order.exponent !== exponent
      return [
        ...(list.length > 0 && sum !== amount ? [`${id}: ${amount} of lines for ${sum}`] : []),
        ...(list.some((line) => line.refund > line.paid) ? [`${id}: more back than paid`] : []),
        ...(isWrongUnit ? [`${id}: in ${currency}/${exponent}`] : []),
      ]
    }),
    ...[...back]
      .filter(([key, amount]) => {
        const most = paid.get(key) ?? 0
        return late.has(key) ? amount !== most : amount > most
      })
      .map(([key, amount]) => `${key}: ${amount} back of ${paid.get(key) ?? 0}`),
  ]
}

/** Finds the orders that were closed when their money arrived, and stayed closed. */
async function latePayments(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('payment_events')
    .innerJoin('payments', (join) =>
      join
        .onRef('payments.tenant', '=', 'payment_events.tenant')
        .onRef('payments.id', '=', 'payment_events.payment_id'),
    )
    .select(['payments.tenant', 'payments.order_id'])
    .where('payment_events.event', '=', 'late_payment')
    .where('payment_events.state', '=', 'cancelled')
    .execute()
  return new Set(rows.map(({ tenant, order_id }) => `${tenant} ${order_id}`))
}

/** Checks that each void part of a paid order was refunded by one refund, and that nothing else was refunded. */
async function auditGivenBack(db: Db): Promise<string[]> {
  const refunds = await db.selectFrom('refunds').select(['tenant', 'id', 'lines']).execute()
  const given = refunds.flatMap(({ tenant, lines }) =>
    fromJsonText(lines).map(({ ticket, item }) => `${tenant} ${ticket ?? item}`),
  )
  const tickets = await db.selectFrom('tickets').select(['tenant', 'id', 'state']).execute()
  const vouchers = await db
    .selectFrom('vouchers')
    .select(['tenant', 'order_item_id as id', 'state'])
    .execute()
  const gone = new Set(
    [...tickets, ...vouchers]
      .filter(({ state }) => state === 'void')
      .map(({ tenant, id }) => `${tenant} ${id}`),
  )
  const once = new Set(given)
  return [
    ...(once.size === given.length ? [] : [`${given.length - once.size} given back again`]),
    ...[...gone].filter((key) => !once.has(key)).map((key) => `${key} is void for nothing`),
    ...[...once].filter((key) => !gone.has(key)).map((key) => `${key} is given back and good`),
  ]
}

const STATE_OF_CHANGE: Readonly<Record<string, string>> = {
  ENTRY: 'waiting',
  POSTED: 'done',
  CANCELLED: 'lapsed',
  EXPIRED: 'lapsed',
}

async function auditChanges(db: Db): Promise<string[]> {
  const changes = await db.selectFrom('ticket_changes').selectAll().execute()
  const dues = await db
    .selectFrom('orders')
    .selectAll()
    .where('change_of', 'is not', null)
    .execute()
  const paid = new Map<string, number>()
  const wrong = changes.flatMap((change) => {
    const { tenant, id, state, fee, difference, payment_order_id } = change
    const moved = fromJsonText(change.tickets)
    const sum = moved.reduce((total, { fareChange }) => total + fareChange, 0)
    for (const ticket of state === 'done' ? moved : []) {
      const key = `${tenant} ${ticket.id}`
      paid.set(key, (paid.get(key) ?? 0) + ticket.fareChange)
    }
    const due = dues.find((order) => order.tenant === tenant && order.id === payment_order_id)
    const isRight = due
      ? due.total_amount === fee + difference &&
        due.change_of === change.order_id &&
        STATE_OF_CHANGE[due.status] === state
      : payment_order_id === null && state === 'done' && fee + difference <= 0
    return [
      ...(sum === difference ? [] : [`${id}: ${difference} of tickets for ${sum}`]),
      ...(isRight ? [] : [`${id}: ${state}, its order ${due?.status} for ${due?.total_amount}`]),
    ]
  })
  const known = new Set(changes.map((change) => `${change.tenant} ${change.payment_order_id}`))
  const tickets = await db
    .selectFrom('tickets')
    .select(['tenant', 'id', 'fare_change', 'moved_at'])
    .execute()
  return [
    ...wrong,
    ...dues
      .filter(({ tenant, id }) => !known.has(`${tenant} ${id}`))
      .map(({ id }) => `${id} pays for no change`),
    ...tickets
      .filter(({ tenant, id, fare_change, moved_at }) => {
        const due = paid.get(`${tenant} ${id}`)
        return fare_change !== (due ?? 0) || (moved_at !== null) !== (due !== undefined)
      })
      .map(({ id, fare_change }) => `${id}: ${fare_change} paid for its changes`),
  ]
}

/** Checks that a refund is booked as owed when it is requested, and as paid when it is completed. */
async function auditRefundBooks(db: Db): Promise<string[]> {
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.tenant', '=', 'refunds.tenant')
        .onRef('orders.id', '=', 'refunds.order_id'),
    )
    .selectAll('refunds')
    .select(['orders.agency_id', 'orders.paid_at'])
    .where('refunds.amount', '>', 0)
    .execute()
  const due = refunds.flatMap((refund) => {
    const { tenant, id, amount, currency, method_code, state, agency_id, paid_at } = refund
    const owed = `refunds_payable:${currency}`
    const isByWallet = methodKindOf(method_code) === 'agent_wallet'
    const back = isByWallet ? `wallet:${agency_id}` : `clearing:${method_code ?? 'UNALLOCATED'}`
    return [
      // A late payment was never a sale: it is owed from the moment at which it arrived.
      ...(paid_at === null
        ? []
        : [`${tenant} refund_due:${id} ${amount} sales:${currency} to ${owed}`]),
      ...(state === 'completed'
        ? [`${tenant} refund:${id} ${amount} ${owed} to ${back}:${currency}`]
        : []),
    ]
  })
  const transfers = await db
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('order_id', 'is not', null)
    .where('payment_id', 'is', null)
    .execute()
  const booked = transfers.map(
    ({ tenant, reference, amount, debit_account, credit_account }) =>
      `${tenant} ${reference} ${amount} ${debit_account} to ${credit_account}`,
  )
  const left = new Set(booked)
  const missing = due.filter((line) => !left.delete(line))
  return [
    ...missing.map((line) => `not booked: ${line}`),
    ...[...left].map((line) => `booked for nothing: ${line}`),
  ]
}
