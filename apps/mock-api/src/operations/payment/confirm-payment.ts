import { defineOperation } from '../../kernel/operation.ts'
import { findBooking } from '../../orders/find-order.ts'
import { payFromWallet } from '../../payments/agent-wallet.ts'
import { declarePaid } from '../../payments/declare-paid.ts'
import { methodKindOf } from '../../payments/payment-methods.ts'
import { toWirePayment } from '../../payments/to-wire-payment.ts'

export const confirmPayment = defineOperation('confirmPayment', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const isByWallet = methodKindOf(booking.payment.method_code) === 'agent_wallet'
  const confirmed = await (isByWallet ? payFromWallet(ctx, booking) : declarePaid(ctx, booking))
  return { status: 200, body: toWirePayment(confirmed, ctx) }
})
