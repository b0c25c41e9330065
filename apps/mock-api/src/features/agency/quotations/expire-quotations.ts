import type { DueWork } from '../../../operation/due-work.ts'

/** Expires the quotations that were not accepted in time. */
export const expireQuotations: DueWork = {
  next: [
    (row, after) =>
      row
        .selectFrom('quotations')
        .select((quotation) => quotation.fn.min('valid_until').as('at'))
        .where('state', '=', 'sent')
        .where('valid_until', '>', after)
        .as('quotation'),
  ],
  async run({ store, now }) {
    await store
      .updateTable('quotations')
      .set({ state: 'lapsed' })
      .where('state', '=', 'sent')
      .where('valid_until', '<=', now)
      .execute()
  },
}
