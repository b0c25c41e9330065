import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { toWirePayment } from './to-wire-payment.ts'

export const getPayment = defineOperation('getPayment', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 200, body: toWirePayment(booking, ctx) }
})
