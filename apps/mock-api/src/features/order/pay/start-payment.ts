import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse } from '../../../engine/http/refusal.ts'
import { toJsonText } from '../../../engine/store/json-text.ts'
import type { Context } from '../../../operation/context.ts'
import { setOrderExpiry } from '../booking/booking-deadline.ts'
import type { LoadedOrder } from '../booking/load-order.ts'
import { advancePayment } from '../payment/advance-payment.ts'
import { paymentDeadline } from '../payment/deadline.ts'
import { paymentEvents } from '../payment/payment-events.ts'
import { makeInstructions } from '../payment/payment-instructions.ts'
import { dropProof } from '../payment/proof-files.ts'
import { returnUrlOf } from '../payment/return-url.ts'
import { paidAt } from '../payment/simulated-bank.ts'
import { openSession, voidSessions } from '../processor/open-session.ts'
import { fundsFor } from './agent-wallet.ts'
import { offeredMethods } from './payment-methods.ts'

/** Chooses the method of a payment and starts its deadline. An earlier proof or processor's page becomes invalid. */
export async function startPayment(
  ctx: Context,
  booking: LoadedOrder,
  { PaymentMethod: code, ReturnUrl }: Schemas['PaymentStart'],
): Promise<LoadedOrder> {
  const { tenant, storefront, language } = ctx
  const returnUrl = returnUrlOf(ReturnUrl, { tenant, storefront, orderId: booking.order.id })
  const method = (await offeredMethods(ctx, booking)).find((offered) => offered.code === code)
  if (!method) refuse('method_unavailable', { params: { method: code } })
  const deadline = paymentDeadline(ctx, booking, method.expiryMinutes)
  await voidSessions(ctx, booking)
  const session = { method_code: method.code, return_url: returnUrl, language }
  const instructions = await makeInstructions(method, {
    tenant,
    booking,
    deadline,
    openPage: async () => ctx.origin() + (await openSession(ctx, booking, session)),
    funds: () => fundsFor(ctx, booking, method.code),
  })
  const pending = await advancePayment(ctx, booking, {
    event: 'choose_method',
    set: {
      method_code: method.code,
      reference: booking.order.confirmation_number,
      instructions: toJsonText<unknown>(instructions),
      expires_at: deadline,
      settles_at: paidAt(method.kind, ctx.now),
    },
  })
  await dropProof(ctx.store, booking.payment)
  const started = { ...(await setOrderExpiry(ctx, pending, deadline)), proof: null }
  const deadlineBefore = booking.order.expires_at
  await paymentEvents.publish(ctx, {
    name: 'payment_chosen',
    booking: started,
    method,
    instructions,
    deadlineBefore,
  })
  return started
}
