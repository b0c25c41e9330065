import { calendarDateIn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { soldRoutes } from '../../ferry/sold-network.ts'
import { toWireAgeBands, toWireTerminal } from '../../ferry/wire-network.ts'
import type { Context } from '../../kernel/context.ts'
import { defineOperation } from '../../kernel/operation.ts'

export const listTerminals = defineOperation('listTerminals', (_input, ctx) => {
  const { network, language } = ctx
  const routes = soldRoutes(ctx)
  const touched = new Set(routes.flatMap(({ from, to }) => [from, to]))
  const sold = new Set(routes.flatMap(({ operators }) => operators))
  return {
    status: 200,
    body: {
      Terminals: network.facts.terminals
        .filter(({ code }) => touched.has(code))
        .map((terminal) => toWireTerminal(terminal, language)),
      Routes: routes.map((route) => ({
        Id: `fer_${route.id}`,
        From: route.from,
        To: route.to,
        IsInternational: route.isInternational,
        CrossingMinutes: route.crossingMinutes,
        Operators: route.operators,
      })),
      Operators: [...sold].toSorted().map((code) => toWireOperator(ctx, code)),
      Classes: classesOf(ctx, sold),
    },
  }
})

function toWireOperator({ network, now }: Context, code: string): Schemas['Operator'] {
  const terms = network.terms(code, calendarDateIn(now, 'UTC'))
  return {
    Code: code,
    Name: network.operator(code)?.name ?? code,
    AgeBands: toWireAgeBands(terms.ageBands),
    CheckInOpensMinutesBefore: terms.checkInOpensMinutesBefore,
    CheckInClosesMinutesBefore: terms.checkInClosesMinutesBefore,
  }
}

/** Classes that the tenant's operators have, in the network's order. */
function classesOf({ network, language }: Context, sold: ReadonlySet<string>) {
  const offered = new Set(
    network.facts.fares.filter((fare) => sold.has(fare.operator)).map((fare) => fare.class),
  )
  return network.facts.classes
    .filter(({ code }) => offered.has(code))
    .map(({ code, names }) => ({ Code: code, Name: names[language] }))
}
