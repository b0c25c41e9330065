import { addMinutes, PASSENGER_RESTORE_MINUTES } from '@selat/domain'

import { defineOperation } from '../../../operation/operation.ts'
import { openBook } from './passenger-book.ts'

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
