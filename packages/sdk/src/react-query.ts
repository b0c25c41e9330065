import { STALE_MS } from '@selat/domain'
import { type QueryClient, infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

import type {
  AnswerOf,
  ApiBase,
  CallInit,
  InitArguments,
  OperationAt,
  PathFor,
} from './client/call-types.ts'
import type { Client } from './client/create-client.ts'
import { type PagedPath, getPage, nextPage } from './client/pages.ts'
import type { CallError, Result } from './errors/call-error.ts'
import type { paths } from './generated/schema.ts'

export * from './generated/get-operations.ts'

/** A failed call in the form that TanStack Query expects: an Error. The call's own error is in `error`. */
export class CallFailure extends Error {
  readonly error: CallError

  constructor(error: CallError) {
    super(error.kind === 'problem' ? `${error.code}: ${error.detail}` : error.kind)
    this.name = 'CallFailure'
    this.error = error
  }
}

/** Returns the data of a result; throws a `CallFailure` if there is none. For `mutationFn` and `queryFn`. */
export async function unwrap<T>(result: Promise<Result<T>>): Promise<T> {
  const { data, error } = await result
  if (error) throw new CallFailure(error)
  return data
}

/** Returns the call's error from the rejection of a query or mutation; null for other rejections. */
export function callErrorOf(thrown: unknown): CallError | null {
  return isFailure(thrown) ? thrown.error : null
}

/** Compares names and not classes, because a page may have two copies of this package. */
function isFailure(thrown: unknown): thrown is CallFailure {
  return thrown instanceof Error && thrown.name === 'CallFailure' && 'error' in thrown
}

type QueryInit<Path extends keyof paths> = Omit<CallInit<OperationAt<Path, 'get'>>, 'signal'>

type GetAnswer<Path extends keyof paths> = AnswerOf<OperationAt<Path, 'get'>>

/** An operation by its name in the contract, such as `getCart`; this subpath exports one for each GET. */
export type NamedOperation<Id extends string = string, Path extends string = string> = {
  readonly id: Id
  readonly path: Path
}

/**
 * Creates query options for the GET operations of a client, for `useQuery`, `useSuspenseQuery` and `prefetchQuery`. Data is
 * fresh for 5 seconds. The query does not retry, because the client repeats safe calls itself.
 * @example
 * const queries = createQueries(travel)
 * const { data } = useQuery(queries.of(getCart, { header: { 'Cart-Token': token } }))
 */
export function createQueries<Base extends ApiBase>(client: Client<Base>) {
  // The functions below check the type of the path; TypeScript cannot infer it through two generic functions.
  const call = client.get as unknown as (path: string, init: object) => Promise<Result<never>>
  const settings = { staleTime: STALE_MS, retry: false } as const
  return {
    /** Builds a query by the name of the operation. The key is `['getCart', init]`. */
    of: <Id extends string, Path extends PathFor<Base, 'get'>>(
      operation: NamedOperation<Id, Path>,
      ...init: InitArguments<QueryInit<Path>>
    ) =>
      queryOptions({
        queryKey: [operation.id, init[0] ?? {}] as const,
        queryFn: ({ signal }): Promise<GetAnswer<Path>> =>
          unwrap(call(operation.path, { ...init[0], signal })),
        ...settings,
      }),
    /** Builds a query of a list page by page, for `useInfiniteQuery`. The key is `['listOrders', 'pages', init]`. */
    pages: <Id extends string, Path extends PagedPath<Base>>(
      operation: NamedOperation<Id, Path>,
      ...[init]: InitArguments<QueryInit<Path>>
    ) =>
      infiniteQueryOptions({
        queryKey: [operation.id, 'pages', init ?? {}] as const,
        queryFn: ({ signal, pageParam }): Promise<GetAnswer<Path>> => {
          return unwrap(getPage(call, operation.path, { ...init, signal }, pageParam))
        },
        initialPageParam: {},
        getNextPageParam: nextPage,
        ...settings,
      }),
    /**
     * Builds a query by the path. The key is `['get', path, init]`. Use either `of` or this in an app, because each has its
     * own cached data.
     */
    get: <Path extends PathFor<Base, 'get'>>(path: Path, ...init: InitArguments<QueryInit<Path>>) =>
      queryOptions({
        queryKey: ['get', path, init[0] ?? {}] as const,
        queryFn: ({ signal }): Promise<GetAnswer<Path>> =>
          unwrap(call(path, { ...init[0], signal })),
        ...settings,
      }),
  }
}

/**
 * Marks all queries of these operations as stale, with any input and built in either way, and refetches those on screen.
 *
 * @example
 * onSuccess: () => invalidate(queryClient, getCart, listOrders)
 */
export async function invalidate(
  queryClient: QueryClient,
  ...operations: readonly NamedOperation[]
): Promise<void> {
  const keys = operations.flatMap(({ id, path }) => [[id], ['get', path]])
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
