import { defineOperation } from '../../kernel/operation.ts'
import { findTopUp } from '../../wallet/find-top-up.ts'
import { toWireTopUp } from '../../wallet/to-wire-top-up.ts'

export const getTopUp = defineOperation('getTopUp', async ({ path }, ctx) => ({
  status: 200,
  body: toWireTopUp(await findTopUp(ctx, path.id)),
}))
