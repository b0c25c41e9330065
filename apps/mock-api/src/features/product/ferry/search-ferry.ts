import { addDays, canReturn, type CalendarDate } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse, refuseField } from '../../../engine/http/refusal.ts'
import {
  defineSharedOperation,
  type SharedContext,
  type SharedInput,
} from '../../../operation/operation.ts'
import { readSeats, toSeatsLeft } from '../../../world/stock/seats-left.ts'
import { toUnavailable } from '../item/unavailable.ts'
import { fareDays } from './fare-days.ts'
import { type LegSailings, searchLeg } from './search-leg.ts'
import { findSoldRoute, requireParty, saleDates } from './sold-network.ts'
import { knownTerminal, toWireTerminal } from './wire-network.ts'

/** The number of days shown on each side of the date. */
const DAYS_AROUND = 3

type Query = SharedInput<'searchFerry'>['query']

export const searchFerry = defineSharedOperation('searchFerry', {
  read({ query }, ctx) {
    requireSold(ctx, query)
    const spans = directionsOf(query).map(({ from, to, date }) => ({
      from,
      to,
      first: addDays(date, -DAYS_AROUND),
      last: addDays(date, DAYS_AROUND),
    }))
    return readSeats(ctx.store, ctx.network, spans)
  },

  answer({ query }, ctx, seats) {
    const { adults, children, infants } = query
    const basis = query.dateUntil === undefined ? ('one_way' as const) : ('round_trip' as const)
    const request = {
      basis,
      party: { adults, children, infants },
      class: query.class,
      seatsLeft: toSeatsLeft(seats, ctx.network),
    }
    const [out, back] = directionsOf(query).map((direction, sectorIndex) => {
      const leg = { ...request, ...direction, sectorIndex }
      const days = fareDays(ctx, leg, datesAround(direction.date))
      return { date: direction.date, found: searchLeg(ctx, leg), days }
    })
    if (!out) throw new Error('A search without a way out.')
    const { from, to } = query
    return {
      status: 200,
      body: {
        From: toWireTerminal(knownTerminal(ctx, from), ctx.language),
        To: toWireTerminal(knownTerminal(ctx, to), ctx.language),
        IsInternational: findSoldRoute(ctx, { from, to }).isInternational,
        IsRoundTrip: back !== undefined,
        Departures: toWireLeg(out.date, out.found, out.days),
        Returns: back
          ? toWireLeg(back.date, returnsOf(ctx, out.found, back.found), back.days)
          : null,
        AsOf: ctx.moment.asOf,
      },
    }
  },
})

/** Returns the direction of the outbound sector, and of the return if there is one. */
function directionsOf({ from, to, dateFrom, dateUntil }: Query) {
  const out = { from, to, date: dateFrom }
  return dateUntil === undefined ? [out] : [out, { from: to, to: from, date: dateUntil }]
}

function requireSold(
  ctx: SharedContext,
  { from, to, dateFrom, dateUntil, adults, children, infants }: Query,
): void {
  requireParty({ adults, children, infants })
  findSoldRoute(ctx, { from, to })
  requireOnSale(ctx, from, dateFrom)
  if (dateUntil === undefined) return
  if (dateUntil >= dateFrom) return requireOnSale(ctx, to, dateUntil)
  refuseField('query:dateUntil', 'return_before_departure', { limit: dateFrom })
}

/** Refuses a date outside of the days on sale, which the form does not offer. */
function requireOnSale(ctx: SharedContext, from: string, date: CalendarDate): void {
  const { first, last } = saleDates(ctx, from)
  if (date < first || date > last)
    refuse('product_unavailable', { params: { date, firstDate: first, lastDate: last } })
}

/**
 * Returns the return sailings of a search. The return is unavailable if none of its sailings leaves after the earliest
 * arrival of the outbound.
 */
function returnsOf(ctx: SharedContext, out: LegSailings, back: LegSailings): LegSailings {
  const [earliest] = out.bookable
  const isAnyLeft = back.bookable.some(
    (sailing) => !earliest || canReturn(earliest.arrivesAt, sailing.departsAt),
  )
  return {
    ...back,
    unavailable: isAnyLeft ? null : toUnavailable(ctx, 'no_return_sailing', {}),
  }
}

function toWireLeg(
  date: string,
  { sailings, unavailable }: LegSailings,
  days: Schemas['FareDay'][],
): Schemas['FerryLeg'] {
  return { Date: date, Sailings: [...sailings], Days: days, Unavailable: unavailable }
}

function datesAround(date: CalendarDate): CalendarDate[] {
  return Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) =>
    addDays(date, index - DAYS_AROUND),
  )
}
