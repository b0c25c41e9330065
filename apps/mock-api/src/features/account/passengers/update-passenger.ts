import { defineOperation } from '../../../operation/operation.ts'
import { tenantDay } from '../../../world/network/tenant-zone.ts'
import { openBook, toColumns, toWirePassenger } from './passenger-book.ts'
import { requirePassengers } from './passenger-fields.ts'

export const updatePassenger = defineOperation('updatePassenger', async ({ path, body }, ctx) => {
  const book = await openBook(ctx)
  const row = await book.find(path.id)
  const [input = body] = requirePassengers([body], {
    today: tenantDay(ctx, ctx.now),
    pointers: [''],
  })
  await book.requireFreePassports([{ input, pointer: '', ownId: row.id }])
  const changes = { ...toColumns(input), updated_at: ctx.now }
  await book.change(row.id, changes)
  return { status: 200, body: toWirePassenger({ ...row, ...changes }) }
})
