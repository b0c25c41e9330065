import { type I18n, I18nProvider } from '@selat/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'

import { queryClient } from '../shared/app/query-client.ts'
import { answerEarlyUse } from './early-use.ts'
import { useFollowedChanges } from './follow-changes.ts'
import { watchVersion } from './layouts/watch-version.ts'
import { Toaster } from './toaster.tsx'

export type AppProps = {
  i18n: I18n
  /** The router, which contains the shell. */
  children: ReactNode
}

export function App({ i18n, children }: AppProps) {
  useFollowedChanges()
  useEffect(watchVersion, [])
  useEffect(answerEarlyUse, [])
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient()}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </I18nProvider>
  )
}
