import { fromJsonText } from '../../../engine/store/json-text.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { openBook, toColumns, toWirePassenger } from './passenger-book.ts'

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
