import { findChangeSubject } from '../../aftersale/change-subject.ts'
import { isOfTheirs, judgeSailing } from '../../aftersale/judge-sailing.ts'
import { loadSold } from '../../aftersale/load-sold.ts'
import { changeFee, priceChange } from '../../aftersale/price-change.ts'
import { requirePosted } from '../../aftersale/require-posted.ts'
import { toWireMoney } from '../../ferry/wire-money.ts'
import { knownTerminal, toWireTerminal } from '../../ferry/wire-network.ts'
import { loadSeatsLeft } from '../../inventory/seats-left.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'

export const listChangeOptions = defineOperation(
  'listChangeOptions',
  async ({ path, query, header }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    requirePosted(booking)
    const sold = await loadSold(ctx.store, booking)
    const ids = query.tickets.split(',')
    const subject = findChangeSubject(ctx, sold, ids, () => 'query:tickets')
    const { sector, closesAt } = subject
    const span = { ...sector, first: query.date, last: query.date }
    const seatsLeft = await loadSeatsLeft(ctx.store, ctx.network, span)
    const { network, language } = ctx
    return {
      status: 200,
      body: {
        Date: query.date,
        From: toWireTerminal(knownTerminal(ctx, sector.from), language),
        To: toWireTerminal(knownTerminal(ctx, sector.to), language),
        Operator: sector.operator,
        OperatorName: network.operator(sector.operator)?.name ?? sector.operator,
        Class: sector.class,
        ClassName: network.className(sector.class)[language],
        Fee: toWireMoney(changeFee(ctx, subject)),
        ChangeUntil: closesAt,
        Sailings: network.sailingsOn({ ...sector, date: query.date }).flatMap((sailing) => {
          const price = isOfTheirs(ctx, subject, sailing)
            ? priceChange(ctx, subject, sailing)
            : null
          if (!price) return []
          return [
            {
              Id: sailing.id,
              Vessel: sailing.vessel,
              DepartsAt: sailing.departsAt,
              ArrivesAt: sailing.arrivesAt,
              DurationMinutes: sailing.durationMinutes,
              Status: judgeSailing(ctx, subject, sailing, seatsLeft),
              SeatsLeft: Math.max(seatsLeft(sailing, sector.class), 0),
              Difference: toWireMoney(price.difference),
            },
          ]
        }),
        AsOf: ctx.now,
      },
    }
  },
)
