import { confirmQuotedRefund } from '../../aftersale/confirm-refund.ts'
import { toWireRefund } from '../../aftersale/wire-refund.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'

export const confirmRefund = defineOperation(
  'confirmRefund',
  async ({ path, header, body }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    const { refund, sold } = await confirmQuotedRefund(ctx, booking, body)
    return { status: 201, body: toWireRefund(refund, sold, ctx) }
  },
)
