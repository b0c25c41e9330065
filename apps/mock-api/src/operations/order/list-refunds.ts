import { loadRefunds } from '../../aftersale/load-refunds.ts'
import { loadSold } from '../../aftersale/load-sold.ts'
import { toWireRefund } from '../../aftersale/wire-refund.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'

export const listRefunds = defineOperation('listRefunds', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const sold = await loadSold(ctx.store, booking)
  const refunds = await loadRefunds(ctx.store, booking.order)
  return {
    status: 200,
    body: { Items: refunds.map((refund) => toWireRefund(refund, sold, ctx)), AsOf: ctx.now },
  }
})
