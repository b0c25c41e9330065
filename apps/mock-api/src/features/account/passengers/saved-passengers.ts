import { addMinutes, PASSENGER_RESTORE_MINUTES } from '@selat/domain'
import { sql } from 'kysely'

import { requireUnchanged } from '../../../engine/http/require-unchanged.ts'
import { fromJsonText } from '../../../engine/store/json-text.ts'
import { likeText } from '../../../engine/store/like-text.ts'
import { changedAt } from '../../../engine/time/changed-at.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { tenantDay } from '../../../world/network/tenant-zone.ts'
import { openBook, toWirePassenger, toColumns } from './passenger-book.ts'
import { requirePassengers } from './passenger-fields.ts'

const PAGE_SIZE = 20

export const listPassengers = defineOperation('listPassengers', async ({ query }, ctx) => {
  const { page = 1, size = PAGE_SIZE, search } = query
  const { rows } = await openBook(ctx)
  const alive = rows().where('deleted_at', 'is', null)
  const found =
    search === undefined
      ? alive
      : alive.where(sql<boolean>`search_text like ${likeText(search)} escape '\\'`)
  const all = await found.orderBy('sort_key').orderBy('id').execute()
  return {
    status: 200,
    body: {
      Items: all.slice((page - 1) * size, page * size).map(toWirePassenger),
      Total: all.length,
      Page: page,
      Size: size,
    },
  }
})

export const addPassengers = defineOperation('addPassengers', async ({ body }, ctx) => {
  const { store, tenant, now, ids } = ctx
  const pointers = body.Items.map((_, index) => `/Items/${index}`)
  const inputs = requirePassengers(body.Items, { today: tenantDay(ctx, now), pointers })
  const book = await openBook(ctx)
  await book.requireRoom(inputs.length)
  await book.requireFreePassports(
    inputs.map((input, index) => ({ input, pointer: pointers[index] ?? '' })),
  )
  const rows = inputs.map((input) => ({
    tenant: tenant.slug,
    account_id: book.account,
    id: ids.make('psg'),
    ...toColumns(input),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  }))
  await store.insertInto('passengers').values(rows).execute()
  return { status: 201, body: { Items: rows.map(toWirePassenger) } }
})

export const updatePassenger = defineOperation(
  'updatePassenger',
  async ({ path, query, body }, ctx) => {
    const book = await openBook(ctx)
    const row = await book.find(path.id)
    const [input = body] = requirePassengers([body], {
      today: tenantDay(ctx, ctx.now),
      pointers: [''],
    })
    requireUnchanged({ input: fromJsonText(row.details), updatedAt: row.updated_at }, input, query)
    await book.requireFreePassports([{ input, pointer: '', ownId: row.id }])
    const changes = { ...toColumns(input), updated_at: changedAt(row.updated_at, ctx.now) }
    await book.change(row.id, changes)
    return { status: 200, body: toWirePassenger({ ...row, ...changes }) }
  },
)

export const restorePassenger = defineOperation('restorePassenger', async ({ path }, ctx) => {
  const book = await openBook(ctx)
  const row = await book.find(path.id, { isDeleted: true })
  if (row.deleted_at !== null) {
    const input = fromJsonText(row.details)
    await book.requireRoom(1)
    await book.requireFreePassports([{ input, pointer: '', ownId: row.id }])
    await book.change(row.id, { ...toColumns(input), deleted_at: null })
  }
  return { status: 200, body: toWirePassenger(row) }
})

export const deletePassenger = defineOperation('deletePassenger', async ({ path }, ctx) => {
  const book = await openBook(ctx)
  const { id } = await book.find(path.id)
  // Without its key, the passport can be saved again while the deleted passenger can still be restored.
  await book.change(id, { deleted_at: ctx.now, passport_key: null })
  return {
    status: 200,
    body: { Id: id, RestorableUntil: addMinutes(ctx.now, PASSENGER_RESTORE_MINUTES) },
  }
})
