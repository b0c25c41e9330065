import { refuse } from '../../../engine/http/refusal.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { loadReceiptFacts } from './load-receipt-facts.ts'
import { toWireReceipt } from './to-wire-receipt.ts'

export const getReceipt = defineOperation('getReceipt', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const { status, paid_at: paidAt } = booking.order
  if (paidAt === null) return refuse('order_state_refused', { params: { status } })
  const facts = await loadReceiptFacts(ctx.store, booking.order)
  return { status: 200, body: toWireReceipt({ ...booking, paidAt }, facts, ctx) }
})
