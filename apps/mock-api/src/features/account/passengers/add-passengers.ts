import { defineOperation } from '../../../operation/operation.ts'
import { tenantDay } from '../../../world/network/tenant-zone.ts'
import { openBook, toColumns, toWirePassenger } from './passenger-book.ts'
import { requirePassengers } from './passenger-fields.ts'

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
