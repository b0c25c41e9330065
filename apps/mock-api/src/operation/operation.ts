import type { OperationId, OperationInput, OperationOutput } from '@selat/sdk/operations'

import type { Context } from './context.ts'

type Output<Id extends OperationId> = Promise<OperationOutput<Id>> | OperationOutput<Id>

/** What is known of a call before anything of the store is looked at for it. */
export type PreTransactionContext = Omit<Context, 'store'>

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
  before?: (input: OperationInput<Id>, ctx: PreTransactionContext) => Promise<Before>
}

type Handled<Id extends OperationId> = {
  readonly id: Id
  readonly before: (input: OperationInput<Id>, ctx: PreTransactionContext) => Promise<unknown>
  readonly handle: Handler<Id, unknown>
  readonly transaction: 'whole' | 'none'
}

/** What an answer for everybody may depend on: the caller and the instant are left out, and the store is read once. */
export type SharedContext = Pick<
  Context,
  'tenant' | 'language' | 'currency' | 'network' | 'catalogue' | 'money' | 'moment'
>

export type SharedInput<Id extends OperationId> = Pick<OperationInput<Id>, 'path' | 'query'>

/** The two steps of an answer for everybody. */
export type SharedSteps<Id extends OperationId, Facts> = {
  /** Refuses, or reads all that the answer needs to know, in one query. What it gives is compared as JSON. */
  readonly read: (
    input: SharedInput<Id>,
    ctx: SharedContext & Pick<Context, 'store'>,
  ) => Promise<Facts> | Facts
  /** Makes the answer of what was read. The same facts give the same answer until `ctx.moment` changes. */
  readonly answer: (input: SharedInput<Id>, ctx: SharedContext, facts: Facts) => OperationOutput<Id>
}

type Shared<Id extends OperationId> = {
  readonly id: Id
  readonly shared: SharedSteps<Id, unknown>
}

export type Operation<Id extends OperationId> = Handled<Id> | Shared<Id>

/**
 * An operation of the contract. Its input arrives parsed, its answer is checked before it leaves.
 * @example export const addToCart = defineOperation('addToCart', async (input, ctx) => ({ status: 201, body: … }))
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

/**
 * An operation that answers alike whoever asks, so that an answer can be kept and given again (answer-cache.ts).
 * @example export const getCompany = defineSharedOperation('getCompany', { read: () => null, answer: (_input, ctx) => ({ … }) })
 */
export function defineSharedOperation<Id extends OperationId, Facts>(
  id: Id,
  shared: SharedSteps<Id, Facts>,
): Operation<Id> {
  // Facts go from `read` to `answer` of the same operation and nowhere else.
  return { id, shared: shared as SharedSteps<Id, unknown> }
}
