import { addDays, daysBetween, toEpochMs } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuseField } from '../../../engine/http/refusal.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { Sailing } from '../../../world/network/network.ts'
import { loadSeatsLeft } from '../../../world/stock/seats-left.ts'
import { knownTerminal, toWireTerminal } from '../../product/ferry/wire-network.ts'
import { findOpenChoice, fitsOpenTicket } from './open-ticket-choice.ts'

/** The most days that one call reads. */
const DAYS_MAX = 31

export const getDolphinSchedule = defineOperation(
  'getDolphinSchedule',
  async ({ query, header }, ctx) => {
    const { dateFrom, dateUntil } = query
    const days = daysBetween(dateFrom, dateUntil)
    if (days < 0 || days > DAYS_MAX)
      refuseField('query:dateUntil', days < 0 ? 'before_the_first_date' : 'too_late', {
        limit: days < 0 ? dateFrom : addDays(dateFrom, DAYS_MAX),
      })
    const choice = await findOpenChoice(ctx, query.ticket, header['Booking-Token'])
    const { from, to, class: travelClass } = choice.sector
    const seatsLeft = await loadSeatsLeft(ctx.store, ctx.network, {
      from,
      to,
      first: dateFrom,
      last: dateUntil,
    })
    const dates = Array.from({ length: days + 1 }, (_, index) => addDays(dateFrom, index))
    const sailings = dates
      .flatMap((date) => ctx.network.sailingsOn({ from, to, date }))
      .filter((sailing) => fitsOpenTicket(ctx, choice, sailing))
    return {
      status: 200,
      body: {
        From: toWireTerminal(knownTerminal(ctx, from), ctx.language),
        To: toWireTerminal(knownTerminal(ctx, to), ctx.language),
        DateFrom: dateFrom,
        DateUntil: dateUntil,
        Sailings: sailings.map((sailing) =>
          toWireSailing(sailing, seatsLeft(sailing, travelClass), ctx.now),
        ),
        AsOf: ctx.now,
      },
    }
  },
)

function toWireSailing(sailing: Sailing, seats: number, now: string): Schemas['ScheduledSailing'] {
  const isClosed = toEpochMs(sailing.bookingClosesAt) <= toEpochMs(now)
  return {
    Id: sailing.id,
    Vessel: sailing.vessel,
    DepartsAt: sailing.departsAt,
    ArrivesAt: sailing.arrivesAt,
    DurationMinutes: sailing.durationMinutes,
    SeatsLeft: Math.max(0, seats),
    Status: isClosed ? 'closed' : seats > 0 ? 'on_sale' : 'sold_out',
  }
}
