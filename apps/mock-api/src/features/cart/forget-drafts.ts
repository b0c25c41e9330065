import type { DueWork } from '../../operation/due-work.ts'

/** What was typed into a checkout that nobody went on with, passports among it, is not kept for longer than its link. */
export const forgetDrafts: DueWork = async (store, now) => {
  await store.deleteFrom('checkout_drafts').where('expires_at', '<=', now).execute()
}
