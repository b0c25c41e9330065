import { correctPassengerName } from '../../aftersale/correct-name.ts'
import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { toWireOrder } from '../../orders/to-wire-order.ts'

export const correctName = defineOperation('correctName', async ({ path, header, body }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  return { status: 200, body: toWireOrder(await correctPassengerName(ctx, booking, body), ctx) }
})
