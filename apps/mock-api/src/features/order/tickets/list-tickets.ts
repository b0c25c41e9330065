import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { OrderRow, TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { toWireSector } from '../../product/ferry/wire-sector.ts'
import { findBooking } from '../booking/find-order.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { loadTickets } from '../booking/load-tickets.ts'
import { passengerName } from '../booking/passenger-name.ts'
import { stateNow } from './state-now.ts'
import { changeRefusal, changeUntil, nameRefusal, nameUntil } from './ticket-deadlines.ts'
import { sailingOf } from './ticket-terms.ts'
import { loadVouchers, toWireVoucher } from './vouchers.ts'

/** Returns the agency whose name the tickets carry. */
function sellerOf(
  { agencies }: Tenant,
  { agency_id: id }: Pick<OrderRow, 'agency_id'>,
): Schemas['AgencyContact'] | null {
  const agency = agencies.find((one) => one.id === id)
  return agency ? { Name: agency.name, Email: agency.email, Phone: agency.phone } : null
}

export const listTickets = defineOperation('listTickets', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const tickets = await loadTickets(ctx.store, booking.order)
  const vouchers = await loadVouchers(ctx.store, booking.order)
  return {
    status: 200,
    body: {
      ConfirmationNumber: booking.order.confirmation_number,
      Agency: sellerOf(ctx.tenant, booking.order),
      Items: toWireTickets(tickets, booking, ctx),
      Vouchers: vouchers.map((voucher) => toWireVoucher(voucher, booking)),
    },
  }
})

/** Converts the tickets of an order for the contract. */
export function toWireTickets(
  tickets: readonly TicketRow[],
  booking: Pick<LoadedOrder, 'items'>,
  reader: WorldReader,
): Schemas['Ticket'][] {
  return tickets.map((ticket) => toWireTicket(ticket, { ...booking, tickets }, reader))
}

/**
 * Converts a ticket for the contract. The ticket has a sailing of its own, because dating an open ticket or moving a ticket
 * does not change its order's item. `tickets` are all tickets of the order.
 */
export function toWireTicket(
  ticket: TicketRow,
  { items, tickets }: Pick<LoadedOrder, 'items' | 'tickets'>,
  reader: WorldReader,
): Schemas['Ticket'] {
  const item = items.find(({ id }) => id === ticket.order_item_id)
  const passenger = item?.passengers[ticket.passenger_index]
  const sector = item && ferryOf(item)?.sectors[ticket.sector_index]
  if (!item || !passenger || !sector)
    throw new Error(`Ticket ${ticket.id} has lost its passenger or sector`)
  return {
    Id: ticket.id,
    Number: ticket.number,
    State: stateNow(ticket.state, sailingOf(reader.network, ticket), reader.now),
    Order: ticket.order_id,
    OrderItem: item.id,
    PassengerIndex: ticket.passenger_index,
    SectorIndex: ticket.sector_index,
    PassengerName: passengerName(passenger),
    Title: passenger.title,
    Band: ticket.band,
    Sector: toWireSector({ ...sector, sailingId: ticket.sailing_id }, reader),
    QrPayload: ticket.qr_payload,
    ValidUntil: ticket.sailing_id === null ? ticket.valid_until : null,
    ChangeUntil: changeUntil(reader, ticket, item),
    ChangeRefusal: changeRefusal(reader, ticket, item),
    NameUntil: nameUntil(reader, tickets, item, ticket.passenger_index),
    NameRefusal: nameRefusal(reader, ticket, item),
  }
}
