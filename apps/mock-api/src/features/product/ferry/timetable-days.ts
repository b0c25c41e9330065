import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { SharedContext } from '../../../operation/operation.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import type { Direction, Sailing } from '../../../world/network/network.ts'
import type { SeatsLeft } from '../../../world/stock/seats-left.ts'
import { createLowestPrices } from './fare-days.ts'
import { sellsOperator } from './sold-network.ts'

/**
 * Lists all sailings of some directions on some days, including those that have left, with the lowest one-way price for an
 * adult.
 */
export function timetableDays(
  ctx: SharedContext,
  directions: readonly Direction[],
  { dates, seatsLeft }: { dates: readonly string[]; seatsLeft: SeatsLeft },
): Schemas['TimetableDay'][] {
  const lowestOf = createLowestPrices(ctx, { basis: 'one_way', sectorIndex: 0, seatsLeft })
  const toWire = (sailing: Sailing): Schemas['TimetableSailing'] => {
    const lowest = lowestOf(sailing)
    return {
      Id: sailing.id,
      Operator: sailing.operator,
      OperatorName: ctx.network.operator(sailing.operator)?.name ?? sailing.operator,
      Vessel: sailing.vessel,
      From: sailing.from,
      To: sailing.to,
      DepartsAt: sailing.departsAt,
      ArrivesAt: sailing.arrivesAt,
      DurationMinutes: sailing.durationMinutes,
      Status: statusOf(ctx, sailing, lowest !== undefined),
      LowestPrice: lowest ? toWireMoney(lowest.price) : null,
    }
  }
  return dates.map((date) => ({
    Date: date,
    Sailings: directions
      .flatMap((direction) => ctx.network.sailingsOn({ ...direction, date }))
      .filter(({ operator }) => sellsOperator(ctx.tenant, operator))
      .toSorted((first, second) => first.departsAtMs - second.departsAtMs)
      .map(toWire),
  }))
}

function statusOf(
  { moment }: Pick<SharedContext, 'moment'>,
  { departsAtMs, bookingClosesAtMs }: Sailing,
  hasPrice: boolean,
): Schemas['TimetableSailing']['Status'] {
  if (moment.hasCome(departsAtMs)) return 'departed'
  if (moment.hasCome(bookingClosesAtMs)) return 'closed'
  return hasPrice ? 'on_sale' : 'sold_out'
}
