import { addDays, routeSlug, terminalSlug } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type {
  RouteFixture,
  TerminalFixture,
} from '../../../world/fixtures/network/network-types.ts'
import type { Direction } from '../../../world/network/network.ts'
import { saleDates, soldRoutes } from './sold-network.ts'
import { knownTerminal, toWireTerminal } from './wire-network.ts'

/** The number of days whose sailings a page lists. */
const TIMETABLE_DAYS = 2
/** The number of days whose lowest fares a page lists. */
const FARE_DAYS = 14

export function slugOfTerminal({ names }: Pick<TerminalFixture, 'names'>): string {
  return terminalSlug(names.EN)
}

/** A route in one direction. */
export type DirectedRoute = Direction & Omit<RouteFixture, 'from' | 'to'> & { slug: string }

/** Lists every route that the tenant sells in both directions, in the order of its network. */
export function directedRoutes(ctx: Pick<Context, 'network' | 'tenant'>): DirectedRoute[] {
  const slugOf = (code: string) => slugOfTerminal(knownTerminal(ctx, code))
  return soldRoutes(ctx).flatMap((route) => {
    const { from, to } = route
    return [
      { ...route, slug: routeSlug(slugOf(from), slugOf(to)) },
      { ...route, from: to, to: from, slug: routeSlug(slugOf(to), slugOf(from)) },
    ]
  })
}

export function findDirectedRoute(
  ctx: Pick<Context, 'network' | 'tenant'>,
  slug: string,
): DirectedRoute {
  const route = directedRoutes(ctx).find((directed) => directed.slug === slug)
  return route ?? refuse('not_found')
}

/** Finds a terminal of the tenant's network with the routes that leave it, the shortest first. */
export function findSoldTerminal(
  ctx: Pick<Context, 'network' | 'tenant'>,
  slug: string,
): { terminal: TerminalFixture; routes: DirectedRoute[] } {
  const terminal = ctx.network.facts.terminals.find((known) => slugOfTerminal(known) === slug)
  const routes = terminal ? directedRoutes(ctx).filter(({ from }) => from === terminal.code) : []
  if (!terminal || routes.length === 0) return refuse('not_found')
  return {
    terminal,
    routes: routes.toSorted((first, second) => first.crossingMinutes - second.crossingMinutes),
  }
}

/** Returns the days that pages about a departure terminal show, starting with today at the terminal. */
export function pageDays(ctx: Pick<Context, 'network' | 'tenant' | 'moment'>, from: string) {
  const { first } = saleDates(ctx, from)
  const days = Array.from({ length: FARE_DAYS }, (_, index) => addDays(first, index))
  return { timetable: days.slice(0, TIMETABLE_DAYS), fares: days }
}

export function toWirePlace(
  { network, language }: Pick<Context, 'network' | 'language'>,
  terminal: TerminalFixture,
): Schemas['TerminalPlace'] {
  const { places, access } = network.facts
  const ways = access.find((entry) => entry.terminal === terminal.code)?.ways ?? []
  return {
    Terminal: toPageTerminal({ language }, terminal),
    Access: ways.map(({ mode, place, minutes }) => ({
      Mode: mode,
      Place: places.find(({ id }) => id === place)?.names[language] ?? place,
      Minutes: minutes,
    })),
  }
}

/** Converts a terminal with the address of its page. */
export function toPageTerminal(
  { language }: Pick<Context, 'language'>,
  terminal: TerminalFixture,
): Schemas['Terminal'] {
  return { ...toWireTerminal(terminal, language), Slug: slugOfTerminal(terminal) }
}
