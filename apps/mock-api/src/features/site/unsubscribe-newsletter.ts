import { refuse } from '../../engine/http/refusal.ts'
import { hashSecret } from '../../engine/random/ids.ts'
import { defineOperation } from '../../operation/operation.ts'

export const unsubscribeNewsletter = defineOperation(
  'unsubscribeNewsletter',
  async ({ query }, { store, tenant }) => {
    const { numUpdatedRows } = await store
      .updateTable('subscribers')
      // Without its secret, the link of an older mail cannot confirm the address again.
      .set({ state: 'left', confirm_hash: null })
      .where('tenant', '=', tenant.slug)
      .where('leave_hash', '=', hashSecret(query.token))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) refuse('not_found')
    return { status: 204 }
  },
)
