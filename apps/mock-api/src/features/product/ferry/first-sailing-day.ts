import { addDays, type CalendarDate, toEpochMs } from '@selat/domain'

import type { Context } from '../../../operation/context.ts'
import type { Direction, Sailing } from '../../../world/network/network.ts'
import { saleDates, sellsOperator } from './sold-network.ts'

/** The first day on sale with a sailing in a direction that is still open, and fits; null where there is none. */
export function firstSailingDay(
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
