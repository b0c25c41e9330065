import { possibleEvents, paymentTransitions } from '@selat/domain'

import { refuse } from '../../../engine/http/refusal.ts'
import { defineOperation } from '../../../operation/operation.ts'
import { findBooking } from '../booking/find-order.ts'
import { toWireOrder } from '../read/to-wire-order.ts'
import { closeOrder } from './close-order.ts'

export const cancelOrder = defineOperation('cancelOrder', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const { order, payment } = booking
  const isOpen =
    order.status === 'ENTRY' && possibleEvents(paymentTransitions, payment.state).includes('cancel')
  if (!isOpen) refuse('order_state_refused', { params: { status: order.status } })
  return { status: 200, body: toWireOrder(await closeOrder(ctx, booking, 'cancel'), ctx) }
})
