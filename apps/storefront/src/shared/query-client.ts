import { STALE_MS } from '@selat/domain'
import { callErrorOf } from '@selat/sdk/react-query'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

import { notifyCallError } from './notify.ts'

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be merged
  interface Register {
    queryMeta: ErrorDisplay
    mutationMeta: ErrorDisplay
  }
}

type ErrorDisplay = {
  /** A failure raises the toast 'Error' with the server's message (§8). Leave it out where the page shows it itself. */
  showError?: boolean
}

function showFailure(error: unknown, meta: ErrorDisplay | undefined): void {
  const failure = callErrorOf(error)
  if (meta?.showError === true && failure) notifyCallError(failure)
}

/** Retries are the SDK's: it alone knows which calls may be repeated. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => showFailure(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, mutation) => showFailure(error, mutation.meta),
  }),
  defaultOptions: {
    // The browser's own idea of being offline is often wrong; the call itself tells.
    queries: { staleTime: STALE_MS, retry: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
})
