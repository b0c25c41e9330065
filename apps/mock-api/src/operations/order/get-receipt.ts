import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findBooking } from '../../orders/find-order.ts'
import { loadReceiptFacts } from '../../orders/load-receipt-facts.ts'
import { toWireReceipt } from '../../orders/to-wire-receipt.ts'

export const getReceipt = defineOperation('getReceipt', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const { status, paid_at: paidAt } = booking.order
  if (paidAt === null) return refuse('order_state_refused', { params: { status } })
  const facts = await loadReceiptFacts(ctx.store, booking.order)
  return { status: 200, body: toWireReceipt({ ...booking, paidAt }, facts, ctx) }
})
