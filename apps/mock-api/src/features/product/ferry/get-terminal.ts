import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineSharedOperation, type SharedContext } from '../../../operation/operation.ts'
import { readSeats, toSeatsLeft, type SeatsLeft } from '../../../world/stock/seats-left.ts'
import { fareDays } from './fare-days.ts'
import {
  findSoldTerminal,
  pageDays,
  toPageTerminal,
  toWirePlace,
  type DirectedRoute,
} from './route-pages.ts'
import { timetableDays } from './timetable-days.ts'
import { knownTerminal } from './wire-network.ts'

export const getTerminal = defineSharedOperation('getTerminal', {
  read({ path }, ctx) {
    const { terminal, routes } = findSoldTerminal(ctx, path.slug)
    const [first = '', ...others] = pageDays(ctx, terminal.code).fares
    const last = others.at(-1) ?? first
    const spans = routes.map(({ from, to }) => ({ from, to, first, last }))
    return readSeats(ctx.store, ctx.network, spans)
  },

  answer({ path }, ctx, seats) {
    const { terminal, routes } = findSoldTerminal(ctx, path.slug)
    const seatsLeft = toSeatsLeft(seats, ctx.network)
    const { timetable, fares } = pageDays(ctx, terminal.code)
    return {
      status: 200,
      body: {
        Slug: path.slug,
        Place: toWirePlace(ctx, terminal),
        Routes: routes.map((route) => toWireRoute(ctx, route, { dates: fares, seatsLeft })),
        Timetable: timetableDays(ctx, routes, { dates: timetable, seatsLeft }),
        AsOf: ctx.moment.asOf,
      },
    }
  },
})

function toWireRoute(
  ctx: SharedContext,
  route: DirectedRoute,
  { dates, seatsLeft }: { dates: readonly string[]; seatsLeft: SeatsLeft },
): Schemas['TerminalRoute'] {
  const { from, to } = route
  const request = {
    from,
    to,
    basis: 'one_way',
    sectorIndex: 0,
    class: undefined,
    seatsLeft,
  } as const
  const prices = fareDays(ctx, request, dates).flatMap(({ LowestPrice }) => LowestPrice ?? [])
  const [lowest] = prices.toSorted((first, second) => first.Amount - second.Amount)
  return {
    Slug: route.slug,
    To: toPageTerminal(ctx, knownTerminal(ctx, to)),
    IsInternational: route.isInternational,
    CrossingMinutes: route.crossingMinutes,
    Operators: route.operators.map((code) => ctx.network.operator(code)?.name ?? code).toSorted(),
    // The amounts can be compared, because all of them are in the selling currency.
    LowestPrice: lowest ?? null,
  }
}
