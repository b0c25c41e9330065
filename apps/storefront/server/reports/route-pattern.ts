import { matchRoutes } from 'react-router-dom'

import { pages } from '../../src/app/routes.tsx'

const routes = [...new Set(pages.map(({ path }) => path))].map((path) => ({ path }))

/** What stands for addresses that no page has. */
const NO_PAGE = '*'

/** The address as the table of routes has it, so that nothing of what stands in the address itself is left. */
export function routePattern(path: string): string {
  return matchRoutes(routes, path)?.at(-1)?.route.path ?? NO_PAGE
}
