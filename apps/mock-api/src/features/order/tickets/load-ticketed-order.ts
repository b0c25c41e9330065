import type { Db } from '../../../engine/store/store.ts'
import type { Booking } from '../booking/load-booking.ts'
import { loadTickets } from './load-tickets.ts'
import { loadVouchers } from './load-vouchers.ts'
import type { TicketedOrder } from './refundable.ts'

export async function loadTicketedOrder(store: Db, booking: Booking): Promise<TicketedOrder> {
  return {
    booking,
    tickets: await loadTickets(store, booking.order),
    vouchers: await loadVouchers(store, booking.order),
  }
}
