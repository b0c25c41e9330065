import type { Sweep } from '../../../operation/due-work.ts'

/** Ends the quotations that nobody has accepted in time. */
export const lapseQuotations: Sweep = async (store, now) => {
  await store
    .updateTable('quotations')
    .set({ state: 'lapsed' })
    .where('state', '=', 'sent')
    .where('valid_until', '<=', now)
    .execute()
}
