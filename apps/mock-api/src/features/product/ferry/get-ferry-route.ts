import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineSharedOperation, type SharedContext } from '../../../operation/operation.ts'
import { readSeats, toSeatsLeft } from '../../../world/stock/seats-left.ts'
import { fareDays } from './fare-days.ts'
import { toWireCharge } from './make-offers.ts'
import { findDirectedRoute, pageDays, toWirePlace, type DirectedRoute } from './route-pages.ts'
import { timetableDays } from './timetable-days.ts'
import { knownTerminal } from './wire-network.ts'
import { toWireOperator } from './wire-operator.ts'

export const getFerryRoute = defineSharedOperation('getFerryRoute', {
  read({ path }, ctx) {
    const { from, to } = findDirectedRoute(ctx, path.slug)
    const [first = '', ...others] = pageDays(ctx, from).fares
    const last = others.at(-1) ?? first
    return readSeats(ctx.store, ctx.network, [{ from, to, first, last }])
  },

  answer({ path }, ctx, seats) {
    const route = findDirectedRoute(ctx, path.slug)
    const { from, to } = route
    const { timetable, fares } = pageDays(ctx, from)
    const seatsLeft = toSeatsLeft(seats, ctx.network)
    const request = {
      from,
      to,
      basis: 'one_way',
      sectorIndex: 0,
      class: undefined,
      seatsLeft,
    } as const
    return {
      status: 200,
      body: {
        Slug: route.slug,
        From: toWirePlace(ctx, knownTerminal(ctx, from)),
        To: toWirePlace(ctx, knownTerminal(ctx, to)),
        IsInternational: route.isInternational,
        CrossingMinutes: route.crossingMinutes,
        Operators: operatorsOf(ctx, route, fares),
        Timetable: timetableDays(ctx, [route], { dates: timetable, seatsLeft }),
        FareDays: fareDays(ctx, request, fares),
        AsOf: ctx.moment.asOf,
      },
    }
  },
})

/** Lists the operators in this direction by name, with the charges of each. */
function operatorsOf(
  ctx: SharedContext,
  { id, from, operators }: DirectedRoute,
  dates: readonly string[],
): Schemas['RouteOperator'][] {
  const [date = ''] = dates
  return operators
    .map((operator) => {
      const charges = ctx.network.charges({ operator, route: id, from, date })
      return {
        Operator: toWireOperator(ctx, operator, date),
        Charges: charges.map((charge) => toWireCharge(ctx, charge)),
      }
    })
    .toSorted((first, second) => (first.Operator.Name < second.Operator.Name ? -1 : 1))
}
