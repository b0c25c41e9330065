import { STALE_MS } from '@selat/domain'
import { queryOptions } from '@tanstack/react-query'

import type {
  AnswerOf,
  ApiBase,
  CallInit,
  InitArguments,
  OperationAt,
  PathFor,
} from './client/call-types.ts'
import type { Client } from './client/create-client.ts'
import type { CallError, Result } from './errors/call-error.ts'
import type { paths } from './generated/schema.ts'

/** A failed call as TanStack Query wants it: an Error. The call's own error is in `error`. */
export class CallFailure extends Error {
  readonly error: CallError

  constructor(error: CallError) {
    super(error.kind === 'problem' ? `${error.code}: ${error.detail}` : error.kind)
    this.name = 'CallFailure'
    this.error = error
  }
}

/** The data of a result; throws a `CallFailure` when there is none. For `mutationFn` and `queryFn`. */
export async function unwrap<T>(result: Promise<Result<T>>): Promise<T> {
  const { data, error } = await result
  if (error) throw new CallFailure(error)
  return data
}

/** The call's error in whatever a query or mutation was rejected with; null for anything else. */
export function callErrorOf(thrown: unknown): CallError | null {
  return thrown instanceof CallFailure ? thrown.error : null
}

type QueryInit<Path extends keyof paths> = Omit<CallInit<OperationAt<Path, 'get'>>, 'signal'>

/**
 * Query options for the GET operations of a client. Data counts as fresh for 5 seconds (§9); the client repeats what
 * is safe to repeat, so the query itself does not.
 *
 * @example
 * const queries = createQueries(travel)
 * const { data } = useQuery(queries.get('/travel/v1/cart', { header: { 'Cart-Token': token } }))
 */
export function createQueries<Base extends ApiBase>(client: Client<Base>) {
  // The path's type is checked by `get` below; TypeScript cannot follow it through two generic functions.
  const call = client.get as unknown as (path: string, init: object) => Promise<Result<never>>
  return {
    get: <Path extends PathFor<Base, 'get'>>(path: Path, ...init: InitArguments<QueryInit<Path>>) =>
      queryOptions({
        queryKey: ['get', path, init[0] ?? {}] as const,
        queryFn: ({ signal }): Promise<AnswerOf<OperationAt<Path, 'get'>>> =>
          unwrap(call(path, { ...init[0], signal })),
        staleTime: STALE_MS,
        retry: false,
      }),
  }
}
