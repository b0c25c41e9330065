import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { loadTickets } from '../../tickets/load-tickets.ts'
import { loadVouchers } from '../../tickets/load-vouchers.ts'
import { toWireTickets } from '../../tickets/to-wire-ticket.ts'
import { toWireVoucher } from '../../tickets/to-wire-voucher.ts'

export const listTickets = defineOperation('listTickets', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const tickets = await loadTickets(ctx.store, booking.order)
  const vouchers = await loadVouchers(ctx.store, booking.order)
  return {
    status: 200,
    body: {
      ConfirmationNumber: booking.order.confirmation_number,
      Items: toWireTickets(tickets, booking, ctx),
      Vouchers: vouchers.map((voucher) => toWireVoucher(voucher, booking)),
    },
  }
})
