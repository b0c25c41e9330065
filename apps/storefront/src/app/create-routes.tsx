import type { RouteObject } from 'react-router-dom'

import type { PageRoute } from './page-route.ts'
import { Shell } from './shell.tsx'

/** The site's pages as the router's routes. */
export function createRoutes(pages: readonly PageRoute[]): RouteObject[] {
  return [{ path: '*', element: <Shell pages={pages} /> }]
}
