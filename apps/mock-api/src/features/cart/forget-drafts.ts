import type { DueWork } from '../../operation/due-work.ts'

/** Deletes abandoned checkouts, with the passports in them, when their links expire. */
export const forgetDrafts: DueWork = {
  next: [
    (row, after) =>
      row
        .selectFrom('checkout_drafts')
        .select((draft) => draft.fn.min('expires_at').as('at'))
        .where('expires_at', '>', after)
        .as('draft'),
  ],
  async run({ store, now }) {
    await store.deleteFrom('checkout_drafts').where('expires_at', '<=', now).execute()
  },
}
