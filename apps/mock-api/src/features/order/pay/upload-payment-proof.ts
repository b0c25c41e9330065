import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { toWirePayment } from '../payment/to-wire-payment.ts'
import { keepProof } from './keep-proof.ts'

export const uploadPaymentProof = defineOperation(
  'uploadPaymentProof',
  async ({ path, header, body }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const uploaded = await keepProof(ctx, booking, body.File)
    return { status: 201, body: toWirePayment(uploaded, ctx) }
  },
)
