import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { startPayment as start } from '../../payments/start-payment.ts'
import { toWirePayment } from '../../payments/to-wire-payment.ts'

export const startPayment = defineOperation('startPayment', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const started = await start(ctx, ctx.tenant, booking, body.PaymentMethod)
  return { status: 201, body: toWirePayment(started, ctx) }
})
