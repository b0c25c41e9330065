import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { declarePaid } from '../../payments/declare-paid.ts'
import { toWirePayment } from '../../payments/to-wire-payment.ts'

export const confirmPayment = defineOperation('confirmPayment', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 200, body: toWirePayment(await declarePaid(ctx, booking), ctx) }
})
