import type { ServerSchemas as Schemas } from '@selat/sdk'

import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import type { OrderRow } from '../../store/tables/order-tables.ts'
import type { Tenant } from '../../tenancy/tenant.ts'
import { loadTickets } from '../../tickets/load-tickets.ts'
import { loadVouchers } from '../../tickets/load-vouchers.ts'
import { toWireTickets } from '../../tickets/to-wire-ticket.ts'
import { toWireVoucher } from '../../tickets/to-wire-voucher.ts'

/** The agency whose name the tickets carry. */
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
