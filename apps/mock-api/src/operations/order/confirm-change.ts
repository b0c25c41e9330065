import { confirmQuotedChange } from '../../aftersale/confirm-change.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'

export const confirmChange = defineOperation(
  'confirmChange',
  async ({ path, header, body }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    return { status: 201, body: await confirmQuotedChange(ctx, booking, body) }
  },
)
