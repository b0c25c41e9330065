import {
  counterLines,
  countTravellers,
  type Price,
  sailingParties,
  type SailingParty,
  soleSailing,
  sumByCurrency,
  type TicketStatus,
} from '@selat/domain'

import type { StoredPassenger, TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context } from '../../../operation/context.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import type { FerryBooking } from '../../product/ferry/ferry-booking.ts'
import { pricingDate } from '../../product/ferry/price-booking.ts'
import type { OrderItem } from './load-order.ts'

type Facts = Pick<Context, 'network'>

/** A traveller's place on one sector of an item. */
export type TravelPlace = {
  readonly state: TicketStatus
  readonly passengerIndex: number
  readonly passenger: StoredPassenger
  readonly sectorIndex: number
  readonly band: TicketRow['band']
  readonly sailing: NonNullable<ReturnType<Context['network']['sailing']>> | null
}

export type ItemParty = SailingParty<TravelPlace>

/**
 * Groups the travellers of an item by sailing, from its tickets; before there are tickets, all of them are on the booked
 * sailings. Orders, receipts, calendars and mails read journeys from here. A product other than a ferry has no parties.
 */
export function partiesOfItem(
  facts: Facts,
  item: OrderItem,
  tickets: readonly TicketRow[],
): ItemParty[] {
  const ferry = ferryOf(item)
  if (!ferry) return []
  const own = tickets.filter(({ order_item_id }) => order_item_id === item.id)
  return sailingParties(
    own.length > 0 ? own.map((ticket) => ticketPlace(facts, item, ticket)) : booked(facts, item),
  )
}

function ticketPlace(
  { network }: Facts,
  { passengers }: OrderItem,
  ticket: TicketRow,
): TravelPlace {
  const passenger = passengers[ticket.passenger_index]
  if (!passenger) throw new Error(`Ticket ${ticket.id} has lost its passenger`)
  return {
    state: ticket.state,
    passengerIndex: ticket.passenger_index,
    passenger,
    sectorIndex: ticket.sector_index,
    band: ticket.band,
    sailing: ticket.sailing_id === null ? null : (network.sailing(ticket.sailing_id) ?? null),
  }
}

function booked({ network }: Facts, item: OrderItem): TravelPlace[] {
  const sectors = ferryOf(item)?.sectors ?? []
  return item.passengers.flatMap((passenger, passengerIndex) =>
    sectors.map(({ sailingId }, sectorIndex) => ({
      state: 'reserved' as const,
      passengerIndex,
      passenger,
      sectorIndex,
      band: passenger.bands[sectorIndex] ?? passenger.band,
      sailing: sailingId === null ? null : (network.sailing(sailingId) ?? null),
    })),
  )
}

/**
 * Returns the booking with the sailings of its tickets: if all travellers of a sector share a sailing, that one, else the
 * booked one.
 */
export function followParties(
  { network }: Facts,
  booking: FerryBooking,
  parties: readonly ItemParty[],
): FerryBooking {
  const sectors = booking.sectors.map((sector, index) => ({
    ...sector,
    sailingId: soleSailing(parties, index)?.id ?? sector.sailingId,
  }))
  const dates = sectors.map(({ sailingId }) =>
    sailingId === null ? undefined : network.sailing(sailingId)?.date,
  )
  return {
    ...booking,
    sectors,
    dateFrom: dates[0] ?? booking.dateFrom,
    dateUntil: dates.at(-1) ?? booking.dateUntil,
  }
}

/**
 * Returns the price with counter lines of the remaining travellers only, each by the day of the traveller's own sailing.
 * Online lines stay as they were paid.
 */
export function followPrice(
  { network }: Facts,
  price: Price,
  { booking, parties }: { readonly booking: FerryBooking; readonly parties: readonly ItemParty[] },
): Price {
  const due = counterLines(
    parties.flatMap(({ sectorIndex, sailing, tickets }) => {
      const sector = booking.sectors[sectorIndex]
      if (!sector) return []
      const ofParty = { ...sector, sailingId: sailing?.id ?? null }
      const date = pricingDate({ network }, booking, ofParty)
      return [
        {
          sector: sectorIndex,
          charges: network.charges({ ...sector, date }),
          travellers: countTravellers(
            tickets.map(({ band, passenger }) => ({ band, nationality: passenger.nationality })),
          ),
        },
      ]
    }),
  )
  const sold = price.lines.filter(({ payAt }) => payAt === 'counter')
  if (JSON.stringify(due) === JSON.stringify(sold)) return price
  return {
    ...price,
    lines: [...price.lines.filter(({ payAt }) => payAt === 'online'), ...due],
    dueAtCounter: sumByCurrency(due.map(({ amount }) => amount)),
  }
}
