import { STALE_MS } from '@selat/domain'
import type { CallError } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'

import { isStartFailure } from './await-base.ts'
import { notifyCallError } from './notify.ts'
import { perVisitor } from './visitor/current-visitor.ts'

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface Register {
    queryMeta: ErrorDisplay
    mutationMeta: ErrorDisplay
  }
}

type ErrorDisplay = {
  /**
   * Whether a failure shows the toast 'Error' with the server's message (§8). By default a query shows it if a former
   * answer stays on the page, which would otherwise look like a new one. Use true if the page leaves out what it could
   * not load, and false if the page itself says that its answer is an old one.
   */
  showError?: boolean
  /** Whether the page handles a failure as an answer, such as the one that something no longer exists. */
  isAnswer?: (failure: CallError) => boolean
}

/**
 * The queries whose failure was reported and that have not succeeded since. A query that is repeated reports its
 * failure once.
 */
const told = perVisitor(() => ({ queries: new WeakSet<object>() }))

/** Lets failures be reported again, because their texts are new in another language. */
export function reportFailuresAgain(): void {
  told().queries = new WeakSet()
}

function tellQueryFailure(error: unknown, query: Query<unknown, unknown, unknown>): void {
  const failure = callErrorOf(error)
  const { showError = query.state.data !== undefined, isAnswer } = query.meta ?? {}
  if (!failure || !showError || told().queries.has(query)) return
  if (isToldElsewhere(failure) || isAnswer?.(failure) === true) return
  notifyCallError(failure)
  told().queries.add(query)
}

function tellMutationFailure(error: unknown, meta: ErrorDisplay | undefined): void {
  const failure = callErrorOf(error)
  if (failure && meta?.showError === true && !leadsToLogin(failure)) notifyCallError(failure)
}

/**
 * Whether the failure is reported by the offline notice or the login page, or not at all. A failure at the start is
 * only in the console (§8).
 */
function isToldElsewhere(failure: CallError): boolean {
  if (isStartFailure(failure) || failure.kind === 'aborted') return true
  return failure.kind === 'network' ? failure.offline : leadsToLogin(failure)
}

function leadsToLogin(failure: CallError): boolean {
  return failure.kind === 'problem' && failure.status === 401
}

/** Returns the cache of the visitor. The SDK does the retries, because only it knows which calls may be repeated. */
export const queryClient = perVisitor(
  () =>
    new QueryClient({
      queryCache: new QueryCache({
        onError: tellQueryFailure,
        onSuccess: (_answer, query) => void told().queries.delete(query),
      }),
      mutationCache: new MutationCache({
        onError: (error, _input, _result, mutation) => tellMutationFailure(error, mutation.meta),
      }),
      defaultOptions: {
        // The browser is often wrong about being offline; the call itself shows it.
        queries: {
          staleTime: STALE_MS,
          retry: false,
          networkMode: 'always',
          // A page that says that it is offline must load again. Loaded answers stay until they are stale.
          refetchOnReconnect: ({ state }) => state.status === 'error',
        },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
)
