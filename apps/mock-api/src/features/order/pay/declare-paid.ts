import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { setOrderExpiry } from '../booking/set-order-expiry.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { reviewedAt } from '../payment/simulated-bank.ts'

/** Handles 'I have paid': the proof is reviewed, and the order does not expire meanwhile. */
export async function declarePaid(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  const declared = await advancePayment(work, booking, {
    event: 'declare_paid',
    set: { expires_at: null, settles_at: reviewedAt(work.now) },
  })
  return setOrderExpiry(work, declared, null)
}
