import type { Schemas } from '@selat/sdk'

import { toWireSector } from '../ferry/wire-sector.ts'
import type { Booking } from '../orders/load-booking.ts'
import { ferryOf } from '../products/ferry-of.ts'
import type { ProductReader } from '../products/product.ts'
import type { TicketRow } from '../store/tables/order-tables.ts'

/** A ticket as the contract shows it. It names its own sailing: an open ticket is dated without its order's item. */
export function toWireTicket(
  ticket: TicketRow,
  { items }: Pick<Booking, 'items'>,
  reader: ProductReader,
): Schemas['Ticket'] {
  const item = items.find(({ id }) => id === ticket.order_item_id)
  const passenger = item?.passengers[ticket.passenger_index]
  const sector = item && ferryOf(item)?.sectors[ticket.sector_index]
  if (!passenger || !sector) throw new Error(`Ticket ${ticket.id} has lost its passenger or sector`)
  return {
    Id: ticket.id,
    Number: ticket.number,
    State: ticket.state,
    Order: ticket.order_id,
    PassengerName: [passenger.lastName, passenger.firstName].filter(Boolean).join(' '),
    Title: passenger.title,
    Band: ticket.band,
    Sector: toWireSector({ ...sector, sailingId: ticket.sailing_id }, reader),
    QrPayload: ticket.qr_payload,
    ValidUntil: ticket.valid_until,
  }
}
