import { defineOperation } from '../../operation/operation.ts'
import { requestTopUp as request } from './request-top-up.ts'
import { toWireTopUp } from './to-wire-top-up.ts'

export const requestTopUp = defineOperation('requestTopUp', async ({ body }, ctx) => ({
  status: 201,
  body: toWireTopUp(await request(ctx, body)),
}))
