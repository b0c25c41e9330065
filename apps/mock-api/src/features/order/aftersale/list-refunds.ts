import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { loadRefunds, loadRefundsOfChanges, type RefundRecord } from '../booking/load-refunds.ts'
import { toWireRefund } from '../refund/wire-refund.ts'
import { loadTicketedOrder } from '../tickets/load-ticketed-order.ts'

export const listRefunds = defineOperation('listRefunds', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const sold = await loadTicketedOrder(ctx.store, booking)
  const refunds = await loadRefunds(ctx.store, booking.order)
  const ofChanges = await loadRefundsOfChanges(ctx.store, booking.order)
  const toWire = (refund: RefundRecord) => toWireRefund(refund, sold, ctx)
  return {
    status: 200,
    body: { Items: refunds.map(toWire), OfChanges: ofChanges.map(toWire), AsOf: ctx.now },
  }
})
