import { useMatches } from 'react-router-dom'

import type { PageHandle } from './page-route.ts'

const standard: PageHandle = { layout: 'default' }

/** What the page of this location says of itself (routes.tsx). */
export function usePageHandle(): PageHandle {
  // Only pages carry a handle, and each is a PageHandle (page-route.ts).
  return (useMatches().at(-1)?.handle as PageHandle | undefined) ?? standard
}
