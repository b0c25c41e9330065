import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { OrderRow } from '../../../engine/store/tables/order-tables.ts'
import { defineOperation } from '../../../operation/operation.ts'
import type { Tenant } from '../../../world/tenants/tenant.ts'
import { findBooking } from '../booking/find-order.ts'
import { loadTickets } from '../booking/load-tickets.ts'
import { loadVouchers } from './load-vouchers.ts'
import { toWireTickets } from './to-wire-ticket.ts'
import { toWireVoucher } from './to-wire-voucher.ts'

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
