import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { keepProof } from '../../payments/keep-proof.ts'
import { toWirePayment } from '../../payments/to-wire-payment.ts'

export const uploadPaymentProof = defineOperation(
  'uploadPaymentProof',
  async ({ path, header, body }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const uploaded = await keepProof(ctx, booking, body.File)
    return { status: 201, body: toWirePayment(uploaded, ctx) }
  },
)
