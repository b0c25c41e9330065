import { defineOperation } from '../../kernel/operation.ts'
import { openBook, toColumns, toWirePassenger } from '../../passengers/passenger-book.ts'
import { fromJsonText } from '../../store/json-text.ts'

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
