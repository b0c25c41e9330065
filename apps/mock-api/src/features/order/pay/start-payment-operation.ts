import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { toWirePayment } from '../payment/get-payment.ts'
import { startPayment as start } from './start-payment.ts'

export const startPayment = defineOperation('startPayment', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 201, body: toWirePayment(await start(ctx, booking, body), ctx) }
})
