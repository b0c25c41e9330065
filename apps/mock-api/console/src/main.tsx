import '@selat/ui/styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { App } from './app/app.tsx'

const queries = new QueryClient({
  defaultOptions: {
    // Failed queries are not retried, because they are polled anyway. The mode is `always`, because this machine is reached
    // without a network.
    queries: { retry: false, networkMode: 'always', staleTime: 500 },
    mutations: { networkMode: 'always' },
  },
})

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  )
