import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { toWireOrder } from '../read/to-wire-order.ts'
import { correctPassengerName } from './correct-name.ts'

export const correctName = defineOperation('correctName', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 200, body: toWireOrder(await correctPassengerName(ctx, booking, body), ctx) }
})
