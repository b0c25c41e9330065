import type { OperationId, OperationInput, OperationOutput } from '@selat/sdk/operations'

import type { Context } from './context.ts'

export type Handler<Id extends OperationId> = (
  input: OperationInput<Id>,
  ctx: Context,
) => Promise<OperationOutput<Id>> | OperationOutput<Id>

export type OperationOptions = {
  /**
   * `whole`: the handler runs in one transaction, and `ctx.store` is it. `none`: `ctx.store` is outside of any; for handlers
   * that wait for something slow, which would keep everybody else waiting.
   */
  transaction?: 'whole' | 'none'
}

export type Operation<Id extends OperationId> = {
  readonly id: Id
  readonly handle: Handler<Id>
  readonly transaction: 'whole' | 'none'
}

/**
 * An operation of the contract. Its input arrives parsed, its answer is checked before it leaves.
 * @example export const getCompany = defineOperation('getCompany', (_input, ctx) => ({ status: 200, body: … }))
 */
export function defineOperation<Id extends OperationId>(
  id: Id,
  handle: Handler<Id>,
  { transaction = 'whole' }: OperationOptions = {},
): Operation<Id> {
  return { id, handle, transaction }
}
