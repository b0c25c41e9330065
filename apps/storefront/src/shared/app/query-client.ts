import { STALE_MS } from '@selat/domain'
import type { CallError } from '@selat/sdk'
import { callErrorOf } from '@selat/sdk/react-query'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'

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
   * Whether a failure raises the toast 'Error' with the server's message (§8). A query that says nothing of it raises the
   * toast where its former answer stays on the page, which would otherwise look as if it were new. True is for what a
   * page leaves out when it cannot be had; false where the page itself says that its answer is an old one.
   */
  showError?: boolean
  /** Whether the page takes a failure as an answer, such as one that there is no such thing any more. */
  isAnswer?: (failure: CallError) => boolean
}

/** Queries whose failure was told and that have not been answered since: one that is asked again and again tells it once. */
const told = perVisitor(() => ({ queries: new WeakSet<object>() }))

/** Has what fails again told again: in another language it is news. */
export function tellFailuresAnew(): void {
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

/** By the notice of being offline, by the login page, or by nobody: a failure at the start is for the console only (§8). */
function isToldElsewhere(failure: CallError): boolean {
  if (isStartFailure(failure) || failure.kind === 'aborted') return true
  return failure.kind === 'network' ? failure.offline : leadsToLogin(failure)
}

function leadsToLogin(failure: CallError): boolean {
  return failure.kind === 'problem' && failure.status === 401
}

/** The visitor's answers. Retries are the SDK's: it alone knows which calls may be repeated. */
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
        // The browser's own idea of being offline is often wrong; the call itself tells.
        queries: { staleTime: STALE_MS, retry: false, networkMode: 'always' },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
)
