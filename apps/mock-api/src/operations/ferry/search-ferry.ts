import { addDays, canReturn, type CalendarDate } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { fareDays } from '../../ferry/fare-days.ts'
import { type LegSailings, searchLeg, toUnavailable } from '../../ferry/search-leg.ts'
import { findSoldRoute, requireParty, saleDates } from '../../ferry/sold-network.ts'
import { knownTerminal, toWireTerminal } from '../../ferry/wire-network.ts'
import { loadSeatsLeft } from '../../inventory/seats-left.ts'
import type { Context } from '../../kernel/context.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'

/** Days shown on each side of the date. */
const DAYS_AROUND = 3

export const searchFerry = defineOperation('searchFerry', async ({ query }, ctx) => {
  const { from, to, dateFrom, dateUntil, adults, children, infants } = query
  const party = { adults, children, infants }
  requireParty(party)
  const route = findSoldRoute(ctx, { from, to })
  requireOnSale(ctx, from, dateFrom)
  if (dateUntil !== undefined && dateUntil >= dateFrom) requireOnSale(ctx, to, dateUntil)
  if (dateUntil !== undefined && dateUntil < dateFrom)
    refuse('validation_failed', {
      errors: [
        {
          pointer: 'query:dateUntil',
          code: 'return_before_departure',
          params: { limit: dateFrom },
        },
      ],
    })

  const basis = dateUntil === undefined ? ('one_way' as const) : ('round_trip' as const)
  const wish = { basis, party, class: query.class }
  const makeLeg = async (
    direction: { from: string; to: string; date: string },
    sectorIndex: number,
  ) => {
    const seatsLeft = await loadSeatsLeft(ctx.store, ctx.network, direction)
    const leg = { ...wish, ...direction, sectorIndex, seatsLeft }
    return {
      leg,
      found: searchLeg(ctx, leg),
      days: fareDays(ctx, leg, datesAround(direction.date)),
    }
  }

  const out = await makeLeg({ from, to, date: dateFrom }, 0)
  const back =
    dateUntil === undefined ? null : await makeLeg({ from: to, to: from, date: dateUntil }, 1)
  return {
    status: 200,
    body: {
      From: toWireTerminal(knownTerminal(ctx, from), ctx.language),
      To: toWireTerminal(knownTerminal(ctx, to), ctx.language),
      IsInternational: route.isInternational,
      IsRoundTrip: back !== null,
      Departures: toWireLeg(dateFrom, out.found, out.days),
      Returns: back && toWireLeg(back.leg.date, returnsOf(ctx, out.found, back.found), back.days),
      AsOf: ctx.now,
    },
  }
})

/** A date outside of what is on sale cannot be chosen, so whoever sends it is refused. */
function requireOnSale(ctx: Context, from: string, date: CalendarDate): void {
  const { first, last } = saleDates(ctx, from)
  if (date < first || date > last)
    refuse('product_unavailable', { params: { date, firstDate: first, lastDate: last } })
}

/** A return has to leave after the earliest arrival; when none does, the traveller is told that, and not which seat is missing. */
function returnsOf(ctx: Context, out: LegSailings, back: LegSailings): LegSailings {
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
