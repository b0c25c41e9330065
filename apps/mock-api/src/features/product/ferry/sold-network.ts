import { addDays, checkParty, type Party, reasonOf } from '@selat/domain'

import { type ProblemField, refuse } from '../../../engine/http/refusal.ts'
import type { Context } from '../../../operation/context.ts'
import type { RouteFixture } from '../../../world/fixtures/network/network-types.ts'
import type { Direction, Sailing } from '../../../world/network/network.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'
import { knownTerminal } from './wire-network.ts'

/** Whether a tenant sells an operator's sailings. */
export function sellsOperator({ operators }: Tenant, operator: string): boolean {
  return operators?.includes(operator) ?? true
}

/** Whether a tenant sells a sailing with a sector's operator, direction and class. */
export function sellsForSector(
  tenant: Tenant,
  sector: Direction & { readonly operator: string; readonly class: string },
  sailing: Sailing,
): boolean {
  return (
    sellsOperator(tenant, sailing.operator) &&
    sailing.operator === sector.operator &&
    sailing.from === sector.from &&
    sailing.to === sector.to &&
    sector.class in sailing.seats
  )
}

/** Lists routes on which the tenant sells at least one operator, with those operators only. */
export function soldRoutes({
  network,
  tenant,
}: Pick<Context, 'network' | 'tenant'>): RouteFixture[] {
  return network.facts.routes
    .map((route) => ({
      ...route,
      operators: route.operators.filter((operator) => sellsOperator(tenant, operator)),
    }))
    .filter(({ operators }) => operators.length > 0)
}

/** Finds the route of a direction. Refuses with `not_found` if there is none, or the tenant sells no operator of it. */
export function findSoldRoute(
  ctx: Pick<Context, 'network' | 'tenant'>,
  direction: Direction,
): RouteFixture {
  const route = ctx.network.route(direction)
  const sold = route && soldRoutes(ctx).find(({ id }) => id === route.id)
  return sold ?? refuse('not_found', { params: { from: direction.from, to: direction.to } })
}

/** Returns the first and last day on sale for a departure terminal, both inclusive, by its own calendar. */
export function saleDates(ctx: Pick<Context, 'network' | 'tenant' | 'moment'>, from: string) {
  const first = ctx.moment.dateIn(knownTerminal(ctx, from).timeZone)
  return { first, last: addDays(first, ctx.tenant.ferry.bookableDays) }
}

const QUERY_POINTERS = {
  adults: 'query:adults',
  children: 'query:children',
  infants: 'query:infants',
}

/** Refuses a party that may not travel and points at the wrong counts. */
export function requireParty(
  party: Party,
  pointers: Readonly<Record<keyof Party, string>> = QUERY_POINTERS,
): void {
  const errors = checkParty(party).map(({ code, params }): ProblemField => {
    const field = code === 'passenger.more_infants_than_adults' ? 'infants' : 'adults'
    return { pointer: pointers[field], code: reasonOf(code), params }
  })
  const [first] = errors
  if (first) refuse('party_refused', { params: first.params, errors })
}
