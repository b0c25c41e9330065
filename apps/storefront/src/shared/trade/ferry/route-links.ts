import { routeSlug } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { paths } from '../../app/paths.ts'

type Network = Schemas['FerryNetwork']
type Terminal = Schemas['Terminal']

/** A route in one direction that has a page. */
export type RouteLink = { path: string; from: Terminal; to: Terminal }

/** Returns the routes of a network in both directions, if their terminals have pages. */
export function routeLinks(network: Network): RouteLink[] {
  return network.Routes.flatMap(({ From, To }) => [
    ...routeLink(network, From, To),
    ...routeLink(network, To, From),
  ])
}

/** Returns the page of a route in one direction; empty if one of the terminals has no page. */
export function routeLink(network: Network, fromCode: string, toCode: string): RouteLink[] {
  const terminalOf = (code: string) => network.Terminals.find(({ Code }) => Code === code)
  const from = terminalOf(fromCode)
  const to = terminalOf(toCode)
  if (from?.Slug === undefined || to?.Slug === undefined) return []
  return [{ path: paths.ferryRoute(routeSlug(from.Slug, to.Slug)), from, to }]
}
