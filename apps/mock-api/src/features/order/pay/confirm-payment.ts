import { defineOperation } from '../../../operation/operation.ts'
import { methodKindOf } from '../../../world/money/payment-methods.ts'
import { findBooking } from '../booking/find-order.ts'
import { toWirePayment } from '../payment/to-wire-payment.ts'
import { payFromWallet } from './agent-wallet.ts'
import { declarePaid } from './declare-paid.ts'

export const confirmPayment = defineOperation('confirmPayment', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const isByWallet = methodKindOf(booking.payment.method_code) === 'agent_wallet'
  const confirmed = await (isByWallet ? payFromWallet(ctx, booking) : declarePaid(ctx, booking))
  return { status: 200, body: toWirePayment(confirmed, ctx) }
})
