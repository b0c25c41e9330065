import type { OperationId, OperationInput, OperationOutput } from '@selat/sdk/operations'

import type { Context } from './context.ts'

type Output<Id extends OperationId> = Promise<OperationOutput<Id>> | OperationOutput<Id>

/** What is known of a call before anything of the store is looked at for it. */
export type EarlyContext = Omit<Context, 'store'>

export type Handler<Id extends OperationId, Before> = (
  input: OperationInput<Id>,
  ctx: Context,
  before: Before,
) => Output<Id>

export type OperationOptions<Id extends OperationId, Before> = {
  /**
   * `whole`: the handler runs in one transaction, and `ctx.store` is it. `none`: `ctx.store` is outside of any; for handlers
   * that wait for something slow, which would keep everybody else waiting.
   */
  transaction?: 'whole' | 'none'
  /** Done before the transaction begins: counting tries, hashing a password. The handler gets what it gives. */
  before?: (input: OperationInput<Id>, ctx: EarlyContext) => Promise<Before>
}

export type Operation<Id extends OperationId> = {
  readonly id: Id
  readonly before: (input: OperationInput<Id>, ctx: EarlyContext) => Promise<unknown>
  readonly handle: Handler<Id, unknown>
  readonly transaction: 'whole' | 'none'
}

/**
 * An operation of the contract. Its input arrives parsed, its answer is checked before it leaves.
 * @example export const getCompany = defineOperation('getCompany', (_input, ctx) => ({ status: 200, body: … }))
 */
export function defineOperation<Id extends OperationId, Before = void>(
  id: Id,
  handle: Handler<Id, Before>,
  options: OperationOptions<Id, Before> = {},
): Operation<Id> {
  const { transaction = 'whole', before = () => Promise.resolve() } = options
  // What `before` gives is what `handle` takes; nobody else calls either.
  return { id, before, handle: handle as Handler<Id, unknown>, transaction }
}
