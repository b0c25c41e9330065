import { partySize } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { SharedContext } from '../../../operation/operation.ts'
import type { Direction, Sailing } from '../../../world/network/network.ts'
import type { SeatsLeft } from '../../../world/stock/seats-left.ts'
import { toUnavailable } from '../item/unavailable.ts'
import { createOfferMaker, type OfferRequest } from './make-offers.ts'
import { sellsOperator } from './sold-network.ts'

export type Leg = Direction &
  OfferRequest & {
    readonly date: string
    readonly seatsLeft: SeatsLeft
  }

export type LegSailings = {
  readonly sailings: readonly Schemas['Sailing'][]
  /** The sailings that the whole party can still book. */
  readonly bookable: readonly Sailing[]
  readonly unavailable: Schemas['Unavailable'] | null
}

/**
 * Lists the sailings of a direction on a date with their offers. Sailings that have left are omitted; those whose booking
 * has closed are marked as closed.
 */
export function searchLeg(ctx: SharedContext, leg: Leg): LegSailings {
  const makeOffers = createOfferMaker(ctx, leg)
  const sailings: Schemas['Sailing'][] = []
  const bookable: Sailing[] = []
  const timetabled = ctx.network
    .sailingsOn(leg)
    .filter((sailing) => sellsOperator(ctx.tenant, sailing.operator))
  for (const sailing of timetabled) {
    if (ctx.moment.hasCome(sailing.departsAtMs)) continue
    const offers = makeOffers(sailing)
    if (offers.length === 0) continue
    const most = Math.max(...offers.map((offer) => offer.SeatsLeft))
    const isClosed = ctx.moment.hasCome(sailing.bookingClosesAtMs)
    if (!isClosed && most >= partySize(leg.party)) bookable.push(sailing)
    sailings.push(toWireSailing(ctx, sailing, offers, isClosed))
  }
  const closing = timetabled.at(-1)?.bookingClosesAt
  return {
    sailings,
    bookable,
    unavailable: unavailability(ctx, leg, { sailings, bookable, closing }),
  }
}

function toWireSailing(
  { network }: SharedContext,
  sailing: Sailing,
  offers: Schemas['SailingOffer'][],
  isClosed: boolean,
): Schemas['Sailing'] {
  const isFull = offers.every((offer) => offer.SeatsLeft === 0)
  return {
    Id: sailing.id,
    Item: `fer_${sailing.route}`,
    Operator: sailing.operator,
    OperatorName: network.operator(sailing.operator)?.name ?? sailing.operator,
    Vessel: sailing.vessel,
    From: sailing.from,
    To: sailing.to,
    DepartsAt: sailing.departsAt,
    ArrivesAt: sailing.arrivesAt,
    DurationMinutes: sailing.durationMinutes,
    CheckInClosesAt: sailing.checkInClosesAt,
    BookingClosesAt: sailing.bookingClosesAt,
    Status: isClosed ? 'closed' : isFull ? 'sold_out' : 'on_sale',
    Offers: offers,
  }
}

function unavailability(
  ctx: SharedContext,
  leg: Leg,
  found: Pick<LegSailings, 'sailings' | 'bookable'> & { closing: string | undefined },
): Schemas['Unavailable'] | null {
  if (found.bookable.length > 0) return null
  const open = found.sailings.filter(({ Status }) => Status !== 'closed')
  if (open.length > 0) return toUnavailable(ctx, 'seats_taken', { date: leg.date })
  const today = ctx.moment.dateIn(ctx.network.terminal(leg.from)?.timeZone ?? 'UTC')
  // Booking for the last sailing of a night can close on the day before, but the answer names today, because a past day is
  // no use. On a day that is long over, booking did not just close, so the reason is another.
  return found.closing !== undefined && leg.date === today
    ? toUnavailable(ctx, 'book_before', { date: today })
    : toUnavailable(ctx, 'product_unavailable', { date: leg.date })
}
