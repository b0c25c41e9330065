import { calendarDateIn } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { TicketRow } from '../../../engine/store/tables/order-tables.ts'
import type { Context, WorldReader } from '../../../operation/context.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { requireUser } from '../../account/require-user.ts'
import { ferryOf } from '../../product/ferry-of.ts'
import { knownTerminal } from '../../product/ferry/wire-network.ts'
import { toWireSector } from '../../product/ferry/wire-sector.ts'
import { loadOrder, type LoadedOrder } from '../booking/load-order.ts'

export const listPaidOpenTickets = defineOperation('listPaidOpenTickets', async (_input, ctx) => {
  const tickets = await openTicketsOf(ctx, requireUser(ctx).id)
  const bookings = new Map<string, LoadedOrder>()
  for (const { tenant, order_id: id } of tickets)
    if (!bookings.has(id)) bookings.set(id, await loadOrder(ctx.store, { tenant, id }))
  const items = tickets.flatMap((ticket) => {
    const booking = bookings.get(ticket.order_id)
    return booking ? [toWireOpenTicket(ticket, booking, ctx)] : []
  })
  return { status: 200, body: { Items: items.filter((item) => isGood(item, ctx)), AsOf: ctx.now } }
})

function openTicketsOf({ store, tenant }: Context, userId: string): Promise<TicketRow[]> {
  return (
    store
      .selectFrom('orders')
      // A cross join begins with the rows of the table on its left (docs/decisions/0030).
      .crossJoin('tickets')
      .whereRef('tickets.tenant', '=', 'orders.tenant')
      .whereRef('tickets.order_id', '=', 'orders.id')
      .selectAll('tickets')
      .where('orders.tenant', '=', tenant.slug)
      .where('orders.user_id', '=', userId)
      .where('orders.status', '=', 'POSTED')
      .where('tickets.state', '=', 'issued')
      .where('tickets.sailing_id', 'is', null)
      .orderBy('tickets.valid_until')
      .orderBy('tickets.number')
      .execute()
  )
}

/** Whether the last day of a ticket is not over yet at the terminal where it begins. */
function isGood({ ValidUntil, From }: Schemas['OpenTicket'], ctx: Context): boolean {
  const { timeZone } = knownTerminal(ctx, From.Code)
  return calendarDateIn(ctx.now, timeZone) <= ValidUntil
}

/** Converts a ticket without a sailing for the contract. */
function toWireOpenTicket(
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
