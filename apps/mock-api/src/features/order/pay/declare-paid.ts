import type { Work } from '../../../operation/work.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { setOrderExpiry } from '../booking/set-order-expiry.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { reviewedAt } from '../payment/simulated-bank.ts'

/** 'I have paid': the proof goes to review, and the clock stops for as long as it is there. */
export async function declarePaid(work: Work, booking: LoadedOrder): Promise<LoadedOrder> {
  const declared = await advancePayment(work, booking, {
    event: 'declare_paid',
    set: { expires_at: null, settles_at: reviewedAt(work.now) },
  })
  return setOrderExpiry(work, declared, null)
}
