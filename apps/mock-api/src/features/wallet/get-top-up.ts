import { defineOperation } from '../../operation/operation.ts'
import { findTopUp } from './find-top-up.ts'
import { toWireTopUp } from './to-wire-top-up.ts'

export const getTopUp = defineOperation('getTopUp', async ({ path }, ctx) => ({
  status: 200,
  body: toWireTopUp(await findTopUp(ctx, path.id)),
}))
