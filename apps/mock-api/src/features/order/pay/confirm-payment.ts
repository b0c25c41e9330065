import { defineOperation } from '../../../operation/operation.ts'
import type { Work } from '../../../operation/work.ts'
import { methodKindOf } from '../../../world/money/payment-methods.ts'
import { setOrderExpiry } from '../booking/booking-deadline.ts'
import { findBooking } from '../booking/find-order.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { toWirePayment } from '../payment/get-payment.ts'
import { reviewedAt } from '../payment/simulated-bank.ts'
import { payFromWallet } from './agent-wallet.ts'

export const confirmPayment = defineOperation('confirmPayment', async ({ path, header }, ctx) => {
  const booking = await findBooking(ctx, path.id, header['Booking-Token'])
  const isByWallet = methodKindOf(booking.payment.method_code) === 'agent_wallet'
  const confirmed = await (isByWallet ? payFromWallet(ctx, booking) : declarePaid(ctx, booking))
  return { status: 200, body: toWirePayment(confirmed, ctx) }
})

/** Handles the declaration 'I have paid': the proof is reviewed, and the order does not expire meanwhile. */
async function declarePaid(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  const declared = await advancePayment(work, booking, {
    event: 'declare_paid',
    set: { expires_at: null, settles_at: reviewedAt(work.now) },
  })
  return setOrderExpiry(work, declared, null)
}
