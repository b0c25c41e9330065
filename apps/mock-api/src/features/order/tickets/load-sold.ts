import type { Db } from '../../../engine/store/store.ts'
import type { Booking } from '../booking/load-booking.ts'
import { loadTickets } from './load-tickets.ts'
import { loadVouchers } from './load-vouchers.ts'
import type { Sold } from './refundable.ts'

export async function loadSold(store: Db, booking: Booking): Promise<Sold> {
  return {
    booking,
    tickets: await loadTickets(store, booking.order),
    vouchers: await loadVouchers(store, booking.order),
  }
}
