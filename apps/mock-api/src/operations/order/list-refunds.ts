import {
  loadRefunds,
  loadRefundsOfChanges,
  type RefundRecord,
} from '../../aftersale/load-refunds.ts'
import { loadSold } from '../../aftersale/load-sold.ts'
import { toWireRefund } from '../../aftersale/wire-refund.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'

export const listRefunds = defineOperation('listRefunds', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const sold = await loadSold(ctx.store, booking)
  const refunds = await loadRefunds(ctx.store, booking.order)
  const ofChanges = await loadRefundsOfChanges(ctx.store, booking.order)
  const toWire = (refund: RefundRecord) => toWireRefund(refund, sold, ctx)
  return {
    status: 200,
    body: { Items: refunds.map(toWire), OfChanges: ofChanges.map(toWire), AsOf: ctx.now },
  }
})
