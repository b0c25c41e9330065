import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { WorldReader } from '../../../operation/context.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { toWireSector } from '../../product/ferry/wire-sector.ts'
import type { LoadedOrder } from '../booking/load-order.ts'

/** A ticket that waits for its sailing, as the contract shows it. */
export function toWireOpenTicket(
  ticket: TicketRow,
  { order, items }: Pick<LoadedOrder, 'order' | 'items'>,
  reader: WorldReader,
): Schemas['OpenTicket'] {
  const item = items.find(({ id }) => id === ticket.order_item_id)
  const passenger = item?.passengers[ticket.passenger_index]
  const booked = item && ferryOf(item)?.sectors[ticket.sector_index]
  if (!passenger || !booked || ticket.valid_until === null)
    throw new Error(`Ticket ${ticket.id} is no open ticket of its order`)
  const sector = toWireSector({ ...booked, sailingId: null }, reader)
  return {
    Id: ticket.id,
    Number: ticket.number,
    Order: order.id,
    ConfirmationNumber: order.confirmation_number,
    PassengerName: [passenger.lastName, passenger.firstName].filter(Boolean).join(' '),
    Title: passenger.title,
    Band: ticket.band,
    Operator: sector.Operator,
    OperatorName: sector.OperatorName,
    Class: sector.Class,
    ClassName: sector.ClassName,
    From: sector.From,
    To: sector.To,
    ValidUntil: ticket.valid_until,
    SectorIndex: ticket.sector_index,
  }
}
