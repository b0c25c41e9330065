import { refuse } from '../kernel/refusal.ts'
import type { Booking } from '../orders/load-booking.ts'
import { setOrderExpiry } from '../orders/set-order-expiry.ts'
import type { Work } from '../orders/work.ts'
import { toJsonText } from '../store/json-text.ts'
import type { Tenant } from '../tenancy/tenant.ts'
import { advancePayment } from './advance-payment.ts'
import { paymentDeadline } from './deadline.ts'
import { dropProof } from './drop-proof.ts'
import { makeInstructions } from './payment-instructions.ts'
import { methodsFor } from './payment-methods.ts'
import { scannedAt } from './simulated-bank.ts'

/** Chooses the method. Its clock starts, and a proof for another method counts no more. */
export async function startPayment(
  work: Work,
  tenant: Tenant,
  booking: Booking,
  methodCode: string,
): Promise<Booking> {
  const method = methodsFor(tenant, booking.order).find(({ code }) => code === methodCode)
  if (!method) refuse('method_unavailable', { params: { method: methodCode } })
  const deadline = paymentDeadline(work, booking, method.expiryMinutes)
  const pending = await advancePayment(work, booking, {
    event: 'choose_method',
    set: {
      method_code: method.code,
      reference: booking.order.confirmation_number,
      instructions: toJsonText<unknown>(makeInstructions(method, tenant, booking, deadline)),
      expires_at: deadline,
      settles_at: method.kind === 'qr' ? scannedAt(work.now) : null,
    },
  })
  await dropProof(work.store, booking.payment)
  return { ...(await setOrderExpiry(work, pending, deadline)), proof: null }
}
