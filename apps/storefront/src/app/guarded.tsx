import type { NavigationDecision } from '@selat/domain'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'

import { useAppState } from '../shared/app-state.ts'
import { ErrorView } from './error-view.tsx'
import { Layout } from './layouts/layout.tsx'

/** What stands in the page's place when a guard did not allow it. */
export function Guarded({
  decision,
}: {
  decision: Exclude<NavigationDecision, { kind: 'allow' }>
}) {
  switch (decision.kind) {
    case 'redirect':
      return <Navigate to={decision.to} replace />
    case 'external':
      return <Leave url={decision.url} />
    case 'notFound':
      return (
        <Layout name="default">
          <ErrorView status={404} />
        </Layout>
      )
    default:
      return decision satisfies never
  }
}

/** Goes to an address that the tenant allow-lists; nothing of it stays in the history. */
function Leave({ url }: { url: string }) {
  const leave = useAppState((state) => state.leave)
  useEffect(() => leave(url), [leave, url])
  return null
}
