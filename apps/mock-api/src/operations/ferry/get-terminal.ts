import type { ServerSchemas as Schemas } from '@selat/sdk'

import { fareDays } from '../../ferry/fare-days.ts'
import { findSoldTerminal, toldDays, toPageTerminal, toWirePlace } from '../../ferry/route-pages.ts'
import type { DirectedRoute } from '../../ferry/route-pages.ts'
import { timetableDays } from '../../ferry/timetable-days.ts'
import { knownTerminal } from '../../ferry/wire-network.ts'
import { readSeatRows, toSeatsLeft } from '../../inventory/seats-left.ts'
import type { SeatsLeft } from '../../inventory/seats-left.ts'
import { defineSharedOperation } from '../../kernel/operation.ts'
import type { SharedContext } from '../../kernel/operation.ts'

export const getTerminal = defineSharedOperation('getTerminal', {
  read({ path }, ctx) {
    const { terminal, routes } = findSoldTerminal(ctx, path.slug)
    const [first = '', ...others] = toldDays(ctx, terminal.code).fares
    const last = others.at(-1) ?? first
    const spans = routes.map(({ from, to }) => ({ from, to, first, last }))
    return readSeatRows(ctx.store, ctx.network, spans)
  },

  answer({ path }, ctx, rows) {
    const { terminal, routes } = findSoldTerminal(ctx, path.slug)
    const seatsLeft = toSeatsLeft(rows, ctx.network)
    const { timetable, fares } = toldDays(ctx, terminal.code)
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
  const wish = { from, to, basis: 'one_way', sectorIndex: 0, class: undefined, seatsLeft } as const
  const prices = fareDays(ctx, wish, dates).flatMap(({ LowestPrice }) => LowestPrice ?? [])
  const [lowest] = prices.toSorted((first, second) => first.Amount - second.Amount)
  return {
    Slug: route.slug,
    To: toPageTerminal(ctx, knownTerminal(ctx, to)),
    IsInternational: route.isInternational,
    CrossingMinutes: route.crossingMinutes,
    Operators: route.operators.map((code) => ctx.network.operator(code)?.name ?? code).toSorted(),
    // All of them in the currency that is sold in.
    LowestPrice: lowest ?? null,
  }
}
