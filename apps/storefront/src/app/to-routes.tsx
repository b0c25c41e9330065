import type { RouteObject } from 'react-router-dom'

import { PageError } from './page-error.tsx'
import { unknownPage } from './page-route.ts'
import type { PageRoute } from './page-route.ts'
import { Shell } from './shell.tsx'

/** Puts pages into the shell, with the 404 at their end. */
export function toRoutes(pages: readonly PageRoute[]): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <PageError />,
      // The loading screen of index.html stands until the first page is there.
      hydrateFallbackElement: <></>,
      children: [
        // The error of one page leaves header and footer standing.
        { errorElement: <PageError />, children: [...pages, unknownPage] },
      ],
    },
  ]
}
