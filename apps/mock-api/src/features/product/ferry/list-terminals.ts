import { calendarDateIn } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { toPageTerminal } from './route-pages.ts'
import { soldRoutes } from './sold-network.ts'
import { toWireOperator } from './wire-operator.ts'

export const listTerminals = defineOperation('listTerminals', (_input, ctx) => {
  const { network } = ctx
  const routes = soldRoutes(ctx)
  const touched = new Set(routes.flatMap(({ from, to }) => [from, to]))
  const sold = new Set(routes.flatMap(({ operators }) => operators))
  return {
    status: 200,
    body: {
      Terminals: network.facts.terminals
        .filter(({ code }) => touched.has(code))
        .map((terminal) => toPageTerminal(ctx, terminal)),
      Routes: routes.map((route) => ({
        Id: `fer_${route.id}`,
        From: route.from,
        To: route.to,
        IsInternational: route.isInternational,
        CrossingMinutes: route.crossingMinutes,
        Operators: route.operators,
      })),
      Operators: [...sold]
        .toSorted()
        .map((code) => toWireOperator(ctx, code, calendarDateIn(ctx.now, 'UTC'))),
      Classes: classesOf(ctx, sold),
    },
  }
})

/** Lists the classes that the tenant's operators have, in the network's order. */
function classesOf({ network, language }: Context, sold: ReadonlySet<string>) {
  const offered = new Set(
    network.facts.fares.filter((fare) => sold.has(fare.operator)).map((fare) => fare.class),
  )
  return network.facts.classes
    .filter(({ code }) => offered.has(code))
    .map(({ code, names }) => ({ Code: code, Name: names[language] }))
}
