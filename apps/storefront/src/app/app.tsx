import { I18nextProvider } from '@selat/i18n'
import type { I18n } from '@selat/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { DataRouter } from 'react-router-dom'

import { queryClient } from '../shared/query-client.ts'
import { followChanges } from './follow-changes.ts'
import { Toaster } from './toaster.tsx'

export type AppProps = { router: DataRouter; i18n: I18n }

export function App({ router, i18n }: AppProps) {
  useEffect(followChanges, [])
  return (
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </I18nextProvider>
  )
}
