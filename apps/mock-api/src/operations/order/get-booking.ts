import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { toWireOrder } from '../../orders/to-wire-order.ts'

export const getBooking = defineOperation('getBooking', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 200, body: toWireOrder(booking, ctx) }
})
