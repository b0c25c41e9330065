import type { ServerSchemas as Schemas } from '@selat/sdk'
import { sql } from 'kysely'

import { fromJsonText } from '../../../engine/store/json-text.ts'
import type { Db } from '../../../engine/store/store.ts'
import type { OrderRow, OrderStatus } from '../../../engine/store/tables/order-tables.ts'
import type { ItemContent } from '../../../engine/store/tables/stored-booking.ts'
import { byTime, newestFirst, type PageQuery } from '../../../operation/newest-first.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { requireUser } from '../../account/require-user.ts'
import { loadOrder } from '../booking/load-order.ts'
import { toOrderSummary } from './to-order-summary.ts'

export const listOrders = defineOperation('listOrders', async ({ query }, ctx) => {
  const { status, product, dateFrom, dateUntil, search } = query
  const user = requireUser(ctx)
  const owner = {
    tenant: ctx.tenant.slug,
    userId: user.id,
    agencyId: user.agency?.id ?? null,
  }
  const filter = { status, product, dateFrom, dateUntil, search }
  const { rows, NextCursor } = await listOwnOrders(ctx.store, owner, filter, query)
  const items: Schemas['OrderSummary'][] = []
  for (const order of rows) items.push(toOrderSummary(await loadOrder(ctx.store, order), ctx))
  return { status: 200, body: { Items: items, NextCursor, AsOf: ctx.now } }
})

/** Selects an account's orders. An undefined field does not restrict them. Days are inclusive. */
type OrderFilter = {
  readonly status: OrderStatus | undefined
  readonly product: ItemContent | undefined
  readonly dateFrom: string | undefined
  readonly dateUntil: string | undefined
  /**
   * Part of a confirmation number or of a name, in any case. The names are those of travellers, of an agency's customer and
   * of its member. For an agency, the contact's name or telephone number matches as well.
   */
  readonly search: string | undefined
}

/** An agency's orders are those of all its members. */
type Owner = {
  readonly tenant: string
  readonly userId: string
  readonly agencyId: string | null
}

const columns = [
  'tenant',
  'id',
  'created_at',
  'confirmation_number',
  'customer_name',
  'booked_by',
  'contact',
] as const

/** Shorter numbers are not searched, because they are part of most telephone numbers. */
const PHONE_DIGITS = 4

type Found = Pick<OrderRow, (typeof columns)[number]>

/** Lists a page of an account's own orders that match, newest first. */
async function listOwnOrders(store: Db, owner: Owner, filter: OrderFilter, page: PageQuery) {
  const rows = ordersOf(store, owner, filter)
  const newest = byTime('created_at', 'ord')
  const wanted = filter.search?.trim().toLowerCase() ?? ''
  if (wanted === '') return newestFirst(rows, newest, page)
  const names = await namesOf(store, owner)
  const isIt = (text: string) => text.toLowerCase().includes(wanted)
  return newestFirst(
    rows,
    newest,
    page,
    (row) =>
      [row.confirmation_number, row.customer_name ?? '', row.booked_by ?? ''].some(isIt) ||
      (names.get(row.id) ?? []).some(isIt) ||
      (owner.agencyId !== null && isForContact(row, wanted)),
  )
}

/** Whether the contact has that name or that telephone number. Spaces and signs between digits do not matter. */
function isForContact({ contact }: Found, wanted: string): boolean {
  const { name, phoneCode, phoneNumber } = fromJsonText(contact)
  if (name.toLowerCase().includes(wanted)) return true
  const digits = /^[+\d\s().-]+$/.test(wanted) ? wanted.replace(/\D/g, '') : ''
  return digits.length >= PHONE_DIGITS && `${phoneCode}${phoneNumber}`.includes(digits)
}

const ownedBy = ({ userId, agencyId }: Owner) =>
  agencyId === null
    ? sql<boolean>`orders.user_id = ${userId}`
    : sql<boolean>`orders.agency_id = ${agencyId}`

function ordersOf(store: Db, owner: Owner, { status, product, dateFrom, dateUntil }: OrderFilter) {
  return store
    .selectFrom('orders')
    .select(columns)
    .where('tenant', '=', owner.tenant)
    .where(ownedBy(owner))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'ENTRY'))
    .$if(dateFrom !== undefined, (query) => query.where('visit_date', '>=', dateFrom ?? ''))
    .$if(dateUntil !== undefined, (query) => query.where('visit_date', '<=', dateUntil ?? ''))
    .$if(product !== undefined, (query) =>
      query.where((row) =>
        row.exists(
          row
            .selectFrom('order_items')
            .select('order_items.id')
            .whereRef('order_items.tenant', '=', 'orders.tenant')
            .whereRef('order_items.order_id', '=', 'orders.id')
            .where('item_content', '=', product ?? 'ferry'),
        ),
      ),
    )
}

/** Returns the names of the travellers of each order of an account, in both orders of first and last name. */
async function namesOf(store: Db, owner: Owner): Promise<Map<string, string[]>> {
  const rows = await store
    .selectFrom('orders')
    // A cross join begins with the rows of the table on its left (docs/decisions/0030).
    .crossJoin('order_items')
    .whereRef('order_items.tenant', '=', 'orders.tenant')
    .whereRef('order_items.order_id', '=', 'orders.id')
    .select(['order_items.order_id', 'order_items.passengers'])
    .where('orders.tenant', '=', owner.tenant)
    .where(ownedBy(owner))
    .execute()
  const names = new Map<string, string[]>()
  for (const { order_id: id, passengers } of rows) {
    const more = fromJsonText(passengers).flatMap(({ firstName, lastName }) => [
      `${lastName} ${firstName}`,
      `${firstName} ${lastName}`,
    ])
    names.set(id, [...(names.get(id) ?? []), ...more])
  }
  return names
}
