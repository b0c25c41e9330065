import {
  calendarDateIn,
  compareInstants,
  addDays,
  type CalendarDate,
  toEpochMs,
} from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { Sailing, Direction } from '../../../world/network/network.ts'
import { bookBefore } from '../days/book-before.ts'
import { sailingsOf } from './booking-days.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { saleDates, sellsOperator } from './sold-network.ts'
import { knownTerminal } from './wire-network.ts'

type Facts = Pick<Context, 'network' | 'tenant' | 'now' | 'moment'>

/**
 * Returns the params of the refusal of a booking with a closed sailing. Later sailings are not on the page, so the params
 * name the first day that can be booked.
 */
export function crossingMissed(ctx: Facts, booking: FerryBooking): Record<string, string> {
  const [closed] = sailingsOf(ctx, booking).toSorted((first, second) =>
    compareInstants(first.bookingClosesAt, second.bookingClosesAt),
  )
  if (!closed) throw new Error('An open ticket never closes')
  return missed(ctx, closed, firstSailingDay(ctx, closed))
}

/**
 * Returns the params of the refusal of a closed sailing that was chosen from a list. They name another day only if the
 * sailing's day is over, because the list shows the day's next sailing. `fits` tells which sailings may be chosen instead.
 */
export function sailingMissed(
  ctx: Facts,
  sailing: Sailing,
  fits?: (other: Sailing) => boolean,
): Record<string, string> {
  const isOver = sailing.date < calendarDateIn(ctx.now, knownTerminal(ctx, sailing.from).timeZone)
  return missed(ctx, sailing, isOver ? firstSailingDay(ctx, sailing, fits) : null)
}

function missed(ctx: Facts, { bookingClosesAt: at, from }: Sailing, first: string | null) {
  return bookBefore(ctx, { at, timeZone: knownTerminal(ctx, from).timeZone, first })
}

/** Finds the first day on sale with a sailing in a direction that can still be booked and fits; null if there is none. */
function firstSailingDay(
  ctx: Pick<Context, 'network' | 'tenant' | 'now' | 'moment'>,
  { from, to }: Direction,
  fits: (sailing: Sailing) => boolean = () => true,
): CalendarDate | null {
  const nowMs = toEpochMs(ctx.now)
  const { first, last } = saleDates(ctx, from)
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const isSold = ctx.network
      .sailingsOn({ from, to, date })
      .some(
        (sailing) =>
          sellsOperator(ctx.tenant, sailing.operator) &&
          sailing.bookingClosesAtMs > nowMs &&
          fits(sailing),
      )
    if (isSold) return date
  }
  return null
}
