import { isRouteErrorResponse, useRouteError } from 'react-router-dom'

import { ErrorView } from '../shared/error-view.tsx'

/** What a page threw: a response keeps its status, everything else is a 500. */
export function PageError() {
  const error = useRouteError()
  const hasStatus = error instanceof Response || isRouteErrorResponse(error)
  return <ErrorView status={hasStatus ? error.status : 500} />
}
