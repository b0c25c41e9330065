import { matchRoutes } from 'react-router-dom'

import { pages } from '../../src/app/routes.tsx'

const routes = [...new Set(pages.map(({ path }) => path))].map((path) => ({ path }))

/** The pattern that is reported for an address without a page. */
const NO_PAGE = '*'

/** Returns the pattern of an address in the table of routes, so that no value of the address itself is reported. */
export function routePattern(path: string): string {
  return matchRoutes(routes, path)?.at(-1)?.route.path ?? NO_PAGE
}
