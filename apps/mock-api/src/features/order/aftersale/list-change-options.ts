import { defineOperation } from '../../../operation/operation.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'
import { loadSeatsLeft } from '../../../world/stock/seats-left.ts'
import { knownTerminal, toWireTerminal } from '../../product/ferry/wire-network.ts'
import { findBooking } from '../booking/find-order.ts'
import { loadTicketedOrder } from '../tickets/load-ticketed-order.ts'
import { findChangeSubject } from './changeable-tickets.ts'
import { changeFee, priceChange } from './price-change.ts'
import { requirePaid } from './require-paid.ts'
import { suitsTickets, sailingStatus } from './sailing-status.ts'

export const listChangeOptions = defineOperation(
  'listChangeOptions',
  async ({ path, query, header }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    requirePaid(booking)
    const sold = await loadTicketedOrder(ctx.store, booking)
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
          const price = suitsTickets(ctx, subject, sailing)
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
              Status: sailingStatus(ctx, subject, sailing, seatsLeft),
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
