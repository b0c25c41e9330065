import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { confirmQuotedChange } from './confirm-change.ts'

export const confirmChange = defineOperation(
  'confirmChange',
  async ({ path, header, body }, ctx) => {
    const booking = await findBooking(ctx, path.id, header['Booking-Token'])
    return { status: 201, body: await confirmQuotedChange(ctx, booking, body) }
  },
)
