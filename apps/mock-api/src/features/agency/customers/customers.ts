import { sql } from 'kysely'

import { refuse } from '../../../engine/http/refusal.ts'
import { requireUnchanged } from '../../../engine/http/require-unchanged.ts'
import { fromJsonText, toJsonText } from '../../../engine/store/json-text.ts'
import { likeText } from '../../../engine/store/like-text.ts'
import { changedAt } from '../../../engine/time/changed-at.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { tenantDay } from '../../../world/network/tenant-zone.ts'
import { recordOwnEvent } from '../agency-events.ts'
import { callerAgency } from '../caller-agency.ts'
import { openCustomers, toCustomerColumns, readCustomer } from './customer-book.ts'

const PAGE_SIZE = 20

export const listCustomers = defineOperation('listCustomers', async ({ query }, ctx) => {
  const { page = 1, size = PAGE_SIZE, search } = query
  const { rows, toWire } = openCustomers(ctx)
  const found =
    search === undefined
      ? rows()
      : rows().where(sql<boolean>`search_text like ${likeText(search)} escape '\\'`)
  const all = await found.orderBy('sort_key').orderBy('id').execute()
  return {
    status: 200,
    body: {
      Items: await toWire(all.slice((page - 1) * size, page * size)),
      Total: all.length,
      Page: page,
      Size: size,
    },
  }
})

export const getCustomer = defineOperation('getCustomer', async ({ path }, ctx) => {
  const { find, toWire } = openCustomers(ctx)
  const [body] = await toWire([await find(path.id)])
  return { status: 200, body: body ?? refuse('not_found') }
})

export const addCustomer = defineOperation('addCustomer', async ({ body }, ctx) => {
  const { store, tenant, now, ids } = ctx
  const { agency } = callerAgency(ctx)
  const input = readCustomer(body, tenantDay(ctx, now))
  const id = ids.make('cus')
  await store
    .insertInto('customers')
    .values({
      tenant: tenant.slug,
      id,
      agency_id: agency.id,
      ...toCustomerColumns(input),
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .execute()
  return { status: 201, body: { ...input, Id: id, UpdatedAt: now, LastOrderAt: null } }
})

export const updateCustomer = defineOperation(
  'updateCustomer',
  async ({ path, query, body }, ctx) => {
    const { find, change, toWire } = openCustomers(ctx)
    const row = await find(path.id)
    const { id } = row
    const input = readCustomer(body, tenantDay(ctx, ctx.now))
    requireUnchanged({ input: fromJsonText(row.details), updatedAt: row.updated_at }, input, query)
    const columns = { ...toCustomerColumns(input), updated_at: changedAt(row.updated_at, ctx.now) }
    await change(id, columns)
    const [changed] = await toWire([{ id, ...columns }])
    return { status: 200, body: changed ?? refuse('not_found') }
  },
)

/** The values that empty the row of a deleted customer. Other records, such as orders, keep the name. */
const NOTHING = {
  details: toJsonText({
    Name: '',
    Email: '',
    PhoneCode: '',
    PhoneNumber: '',
    Note: '',
    Passengers: [],
  }),
  sort_key: '',
  search_text: '',
}

export const deleteCustomer = defineOperation('deleteCustomer', async ({ path }, ctx) => {
  const { find, change } = openCustomers(ctx)
  const { id, details } = await find(path.id)
  await change(id, { ...NOTHING, updated_at: ctx.now, deleted_at: ctx.now })
  await recordOwnEvent(ctx, { event: 'customer_deleted', about: fromJsonText(details).Name })
  return { status: 200, body: { Id: id } }
})
