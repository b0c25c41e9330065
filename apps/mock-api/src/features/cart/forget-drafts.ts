import type { DueWork } from '../../operation/due-work.ts'

/** What was typed into a checkout that nobody went on with, passports among it, is not kept for longer than its link. */
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
