import type { Booking } from '../orders/load-booking.ts'
import type { Db } from '../store/store.ts'
import { loadTickets } from '../tickets/load-tickets.ts'
import { loadVouchers } from '../tickets/load-vouchers.ts'
import type { Sold } from './refundable.ts'

export async function loadSold(store: Db, booking: Booking): Promise<Sold> {
  return {
    booking,
    tickets: await loadTickets(store, booking.order),
    vouchers: await loadVouchers(store, booking.order),
  }
}
