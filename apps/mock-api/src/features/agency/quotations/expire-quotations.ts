import type { DueWork } from '../../../operation/due-work.ts'

/** Ends the quotations that nobody has accepted in time. */
export const expireQuotations: DueWork = async (store, now) => {
  await store
    .updateTable('quotations')
    .set({ state: 'lapsed' })
    .where('state', '=', 'sent')
    .where('valid_until', '<=', now)
    .execute()
}
