import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { startPayment as start } from '../../payments/start-payment.ts'
import { toWirePayment } from '../../payments/to-wire-payment.ts'

export const startPayment = defineOperation('startPayment', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 201, body: toWirePayment(await start(ctx, booking, body), ctx) }
})
