import { defineOperation } from '../../kernel/operation.ts'
import { requestTopUp as request } from '../../wallet/request-top-up.ts'
import { toWireTopUp } from '../../wallet/to-wire-top-up.ts'

export const requestTopUp = defineOperation('requestTopUp', async ({ body }, ctx) => ({
  status: 201,
  body: toWireTopUp(await request(ctx, body)),
}))
