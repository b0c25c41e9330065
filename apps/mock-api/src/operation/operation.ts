import type { OperationId, OperationInput, OperationOutput } from '@selat/sdk/operations'

import type { Context } from './context.ts'

type Output<Id extends OperationId> = Promise<OperationOutput<Id>> | OperationOutput<Id>

/** The context of a call before its transaction. */
export type PreTransactionContext = Omit<Context, 'store'>

export type Handler<Id extends OperationId, Before> = (
  input: OperationInput<Id>,
  ctx: Context,
  before: Before,
) => Output<Id>

export type OperationOptions<Id extends OperationId, Before> = {
  /**
   * `whole`: the handler runs in one transaction, which is `ctx.store`. `none`: `ctx.store` is outside of a transaction, for
   * handlers that wait for something slow. A transaction would block every other call meanwhile.
   */
  transaction?: 'whole' | 'none'
  /** Runs before the transaction begins, for example to count tries or to hash a password. The handler gets its result. */
  before?: (input: OperationInput<Id>, ctx: PreTransactionContext) => Promise<Before>
}

type Handled<Id extends OperationId> = {
  readonly id: Id
  readonly before: (input: OperationInput<Id>, ctx: PreTransactionContext) => Promise<unknown>
  readonly handle: Handler<Id, unknown>
  readonly transaction: 'whole' | 'none'
}

/**
 * The parts that a shared answer may depend on. Caller and instant are left out, because the answer is the same for all
 * callers.
 */
export type SharedContext = Pick<
  Context,
  'tenant' | 'language' | 'currency' | 'network' | 'catalogue' | 'money' | 'moment'
>

export type SharedInput<Id extends OperationId> = Pick<OperationInput<Id>, 'path' | 'query'>

/** The two steps to a shared answer. */
export type SharedSteps<Id extends OperationId, Facts> = {
  /** Reads all facts of the answer in one query, or refuses. The cache compares facts as JSON. */
  readonly read: (
    input: SharedInput<Id>,
    ctx: SharedContext & Pick<Context, 'store'>,
  ) => Promise<Facts> | Facts
  /**
   * Makes the answer from the facts. For equal facts the answer must stay equal until a comparison with `ctx.moment` changes.
   */
  readonly answer: (input: SharedInput<Id>, ctx: SharedContext, facts: Facts) => OperationOutput<Id>
}

type Shared<Id extends OperationId> = {
  readonly id: Id
  readonly shared: SharedSteps<Id, unknown>
}

export type Operation<Id extends OperationId> = Handled<Id> | Shared<Id>

/**
 * Defines an operation of the contract. Its input is parsed before, and its answer is checked before it is sent.
 * @example export const addToCart = defineOperation('addToCart', async (input, ctx) => ({ status: 201, body: … }))
 */
export function defineOperation<Id extends OperationId, Before = void>(
  id: Id,
  handle: Handler<Id, Before>,
  options: OperationOptions<Id, Before> = {},
): Operation<Id> {
  const { transaction = 'whole', before = () => Promise.resolve() } = options
  // `handle` takes the result of `before`. Only `execute` calls them, one after the other.
  return { id, before, handle: handle as Handler<Id, unknown>, transaction }
}

/**
 * Defines an operation whose answer is equal for all callers, so that it can be cached (answer-cache.ts).
 * @example export const getCompany = defineSharedOperation('getCompany', { read: () => null, answer: (_input, ctx) => ({ … }) })
 */
export function defineSharedOperation<Id extends OperationId, Facts>(
  id: Id,
  shared: SharedSteps<Id, Facts>,
): Operation<Id> {
  // Facts are passed only from `read` to `answer` of the same operation.
  return { id, shared: shared as SharedSteps<Id, unknown> }
}
