import type { Db } from '../../../engine/store/store.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { loadTickets } from '../booking/load-tickets.ts'
import type { TicketedOrder } from './refundable.ts'
import { loadVouchers } from './vouchers.ts'

export async function loadTicketedOrder(store: Db, booking: LoadedOrder): Promise<TicketedOrder> {
  return {
    booking,
    tickets: await loadTickets(store, booking.order),
    vouchers: await loadVouchers(store, booking.order),
  }
}
