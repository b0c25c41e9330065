import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { toWireRefund } from '../refund/wire-refund.ts'
import { confirmQuotedRefund } from './confirm-refund.ts'

export const confirmRefund = defineOperation(
  'confirmRefund',
  async ({ path, header, body }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const { refund, sold } = await confirmQuotedRefund(ctx, booking, body)
    return { status: 201, body: toWireRefund(refund, sold, ctx) }
  },
)
