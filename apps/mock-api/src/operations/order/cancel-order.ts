import { possibleEvents, paymentTransitions } from '@selat/domain'

import { defineOperation } from '../../kernel/operation.ts'
import { refuse } from '../../kernel/refusal.ts'
import { closeOrder } from '../../orders/close-order.ts'
import { findBooking } from '../../orders/find-order.ts'
import { toWireOrder } from '../../orders/to-wire-order.ts'

export const cancelOrder = defineOperation('cancelOrder', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const { order, payment } = booking
  const isOpen =
    order.status === 'ENTRY' && possibleEvents(paymentTransitions, payment.state).includes('cancel')
  if (!isOpen) refuse('order_state_refused', { params: { status: order.status } })
  return { status: 200, body: toWireOrder(await closeOrder(ctx, booking, 'cancel'), ctx) }
})
