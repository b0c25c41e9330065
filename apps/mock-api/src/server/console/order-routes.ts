import { Hono } from 'hono'

import { refuse } from '../../engine/http/refusal.ts'
import { fromJsonText } from '../../engine/store/json-text.ts'
import type { Db } from '../../engine/store/store.ts'
import { moneyOfOrder } from '../../features/ledger/money-of-order.ts'
import { loadChanges } from '../../features/order/booking/load-changes.ts'
import { type LoadedOrder, loadOrder } from '../../features/order/booking/load-order.ts'
import { loadRefunds } from '../../features/order/booking/load-refunds.ts'
import type { SandboxParts } from '../parts/sandbox-parts.ts'
import { pathOfOrder, pathOfPayment, pathOfRefund, type StatePath } from './state-path.ts'
import { pathsOfTickets } from './ticket-paths.ts'

/** The route of one order with its transfers and states. */
export function orderRoutes(services: SandboxParts) {
  return new Hono().get('/orders/:id', async (c) => {
    const order = await findConsoleOrder(services, c.req.param('id'))
    if (!order) refuse('not_found')
    return c.json(order)
  })
}

/** Returns the transfers of an order and the states that it went through; null if there is no such order. */
async function findConsoleOrder(services: SandboxParts, id: string) {
  const { store, tenants, network, clock } = services
  const found = await store.db
    .selectFrom('orders')
    .select(['tenant', 'id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) return null
  const booking = await loadOrder(store.db, found)
  const { order, payment } = booking
  const { name, email } = fromJsonText(order.contact)
  const newestFirst = await loadRefunds(store.db, order)
  const refunds = newestFirst.toReversed()
  const paths: StatePath[] = [
    pathOfOrder(booking),
    pathOfPayment(booking),
    ...refunds.map(pathOfRefund),
    ...(await pathsOfTickets({ store: store.db, network, now: clock.now() }, booking, refunds)),
  ]
  return {
    id: order.id,
    tenant: order.tenant,
    confirmationNumber: order.confirmation_number,
    contact: name,
    email,
    amount: { amount: payment.amount, currency: payment.currency, exponent: payment.exponent },
    method: payment.method_code,
    /** The order whose change it pays for, and the orders that pay for changes of its own. */
    changeOf: await numberOf(store.db, order.tenant, order.change_of),
    changedBy: await ordersOfChanges(store.db, booking),
    money: await moneyOfOrder({ store, tenants }, order),
    paths,
  }
}

async function ordersOfChanges(store: Db, { order }: Pick<LoadedOrder, 'order'>) {
  const changes = await loadChanges(store, order)
  const found = await Promise.all(
    changes.map(({ payment_order_id: id }) => numberOf(store, order.tenant, id)),
  )
  return found.filter((paidBy) => paidBy !== null)
}

async function numberOf(store: Db, tenant: string, id: string | null) {
  if (id === null) return null
  const { confirmation_number: confirmationNumber } = await store
    .selectFrom('orders')
    .select('confirmation_number')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { order: id, confirmationNumber }
}
