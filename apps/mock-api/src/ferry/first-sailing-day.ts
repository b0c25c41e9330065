import { addDays, type CalendarDate, toEpochMs } from '@selat/domain'

import type { Context } from '../kernel/context.ts'
import type { Direction } from '../network/network.ts'
import { sellsOperator } from './sold-network.ts'

/** The first day on sale with a sailing in a direction that is still open; null where there is none. */
export function firstSailingDay(
  { network, tenant, now }: Pick<Context, 'network' | 'tenant' | 'now'>,
  { from, to }: Direction,
  { first, last }: { readonly first: CalendarDate; readonly last: CalendarDate },
): CalendarDate | null {
  const nowMs = toEpochMs(now)
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const sailings = network.sailingsOn({ from, to, date })
    if (
      sailings.some(
        ({ operator, bookingClosesAtMs }) =>
          sellsOperator(tenant, operator) && bookingClosesAtMs > nowMs,
      )
    )
      return date
  }
  return null
}
