import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { toWireOrder } from './to-wire-order.ts'

export const getBooking = defineOperation('getBooking', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 200, body: toWireOrder(booking, ctx) }
})
