import { matchRoutes, useLocation } from 'react-router-dom'
import type { ParamParseKey } from 'react-router-dom'

/**
 * The parameters of a page's own path. Not the router's `useParams`: pages are matched before they render and stand in
 * no route of it, and a kept page has a location of its own.
 */
export function usePageParams<Path extends string>(
  path: Path,
): Record<ParamParseKey<Path>, string> {
  const { pathname } = useLocation()
  const [match] = matchRoutes([{ path }], pathname) ?? []
  if (!match) throw new Error(`${pathname} is no address of ${path}.`)
  return match.params as Record<ParamParseKey<Path>, string> // a path without optional parts has them all
}
