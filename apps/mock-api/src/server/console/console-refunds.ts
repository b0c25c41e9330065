import { possibleEvents, refundTransitions } from '@selat/domain'
import { Hono } from 'hono'

import { refuse } from '../../engine/http/refusal.ts'
import { fromJsonText } from '../../engine/store/json-text.ts'
import type { Db } from '../../engine/store/store.ts'
import type { RefundRow } from '../../engine/store/tables/aftersale-tables.ts'
import type { OrderRow } from '../../engine/store/tables/order-tables.ts'
import { loadOrder } from '../../features/order/booking/load-order.ts'
import { toRefundRecord } from '../../features/order/booking/load-refunds.ts'
import { completeRefund } from '../../features/order/refund/complete-refund.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { readEach } from './read-each.ts'

/** The routes that list refunds and complete them, as a bank, card network or wallet would. */
export function refundRoutes(services: SandboxParts) {
  return new Hono()
    .get('/refunds', async (c) => c.json(await listConsoleRefunds(services)))
    .post('/refunds/:id/complete', async (c) => {
      const refund = await completeRefundAtConsole(services, c.req.param('id'))
      if (!refund) refuse('not_found')
      return c.json(refund)
    })
}

const SHOWN = 50

/** Lists the newest refunds of all tenants, newest first, and those of their orders that cannot be read. */
async function listConsoleRefunds({ store }: SandboxParts) {
  const rows = await refundsOf(store.db)
    .orderBy('refunds.requested_at', 'desc')
    .orderBy('refunds.tenant')
    .orderBy('refunds.id')
    .limit(SHOWN)
    .execute()
  const { shown: refunds, unreadable } = await readEach(
    rows.map((row) => ({ ...row, order: row.order_id })),
    toConsoleRefund,
  )
  return { refunds, unreadable }
}

/**
 * Completes a refund before the day on which it is due. Returns null if it does not exist; refuses one that is completed.
 */
async function completeRefundAtConsole(
  services: SandboxParts,
  id: string,
): Promise<ConsoleRefund | null> {
  const now = services.clock.now()
  return services.store.transaction(async (store) => {
    const find = () => refundsOf(store).where('refunds.id', '=', id).executeTakeFirst()
    const row = await find()
    if (!row) return null
    if (possibleEvents(refundTransitions, row.state).length === 0)
      refuse('order_state_refused', { params: { refund: row.state } })
    const booking = await loadOrder(store, { tenant: row.tenant, id: row.order_id })
    await completeRefund(services.workAt(store, now), booking, toRefundRecord(row))
    const done = await find()
    return done ? toConsoleRefund(done) : null
  })
}

function refundsOf(store: Db) {
  return (
    store
      .selectFrom('refunds')
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.tenant', '=', 'refunds.tenant')
          .onRef('orders.id', '=', 'refunds.order_id'),
      )
      // The order of a paid change refers to the order that it changes.
      .leftJoin('orders as changed', (join) =>
        join
          .onRef('changed.tenant', '=', 'orders.tenant')
          .onRef('changed.id', '=', 'orders.change_of'),
      )
      .selectAll('refunds')
      .select([
        'orders.confirmation_number',
        'orders.contact',
        'orders.paid_at',
        'changed.id as changed_id',
        'changed.confirmation_number as changed_number',
      ])
  )
}

type Listed = RefundRow &
  Pick<OrderRow, 'confirmation_number' | 'contact' | 'paid_at'> & {
    readonly changed_id: string | null
    readonly changed_number: string | null
  }

function toConsoleRefund(row: Listed) {
  const { name, email } = fromJsonText(row.contact)
  return {
    id: row.id,
    tenant: row.tenant,
    order: row.order_id,
    confirmationNumber: row.confirmation_number,
    contact: name,
    email,
    state: row.state,
    // An order that was never paid in time can only have the refund of a late payment.
    isLate: row.paid_at === null,
    /** The order that this order was to change; null for other orders. */
    changeOf: toChanged(row),
    amount: { amount: row.amount, currency: row.currency, exponent: row.exponent },
    destination: row.destination,
    method: row.method_code,
    account: row.account,
    requestedAt: row.requested_at,
    settlesAt: row.settles_at,
    completedAt: row.completed_at,
  }
}

function toChanged({ changed_id: order, changed_number: confirmationNumber }: Listed) {
  return order === null || confirmationNumber === null ? null : { order, confirmationNumber }
}

type ConsoleRefund = ReturnType<typeof toConsoleRefund>
