import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf, getWallet, invalidate, unwrap } from '@selat/sdk/react-query'
import { useQueryClient } from '@tanstack/react-query'

import { travel } from '../../../shared/app/api.ts'
import { bookingHeader } from '../../../shared/app/booking-access.ts'
import { type SameCall, sendIntent } from '../../../shared/kit/idempotency-key.ts'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'
import { paymentQuery } from '../../../shared/trade/order/order-queries.ts'
import { returnAddress } from '../model/return-address.ts'
import { useKeepPayment } from './use-followed-payment.ts'

type Payment = Schemas['Payment']

/** Chooses a method: the first one, another one, or the same one again. */
export function useChooseMethod(payment: Payment) {
  return usePaymentStep(payment, 'choose', (method: string, same) =>
    travel.post('/travel/v1/order/{id}/payment', {
      path: { id: payment.Order },
      header: bookingHeader(payment.Order),
      body: { PaymentMethod: method, ReturnUrl: returnAddress(payment.Order) },
      ...same,
    }),
  )
}

/** Sends 'I have paid', or pays if the method is the agent's wallet. */
export function useConfirmPayment(payment: Payment) {
  return usePaymentStep(payment, 'confirm', (_: null, same) =>
    travel.post('/travel/v1/order/{id}/payment/confirm', {
      path: { id: payment.Order },
      header: bookingHeader(payment.Order),
      ...same,
    }),
  )
}

type Call = ReturnType<typeof travel.post<'/travel/v1/order/{id}/payment'>>

function usePaymentStep<Input extends string | null>(
  payment: Payment,
  name: 'choose' | 'confirm',
  call: (input: Input, same: SameCall) => Call,
) {
  const keep = useKeepPayment()
  const queries = useQueryClient()
  // After the payment has changed, a step counts as a new intent.
  const intentOf = (input: Input) =>
    `${payment.Id} ${payment.History.length} ${name} ${input ?? ''}`
  const mutation = useSingleMutation({
    mutationFn: (input: Input) => sendIntent(intentOf(input), (same) => unwrap(call(input, same))),
    onSuccess: keep,
    // A refusal means that the payment has changed, perhaps in another tab, so it is loaded again.
    // The wallet may have been spent from elsewhere.
    onError: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: paymentQuery(payment.Order).queryKey }),
        invalidate(queries, getWallet),
      ]),
  })
  const error: CallError | null = callErrorOf(mutation.error)
  return {
    run: mutation.mutate,
    isRunning: mutation.isPending,
    error,
    startedAt: mutation.submittedAt,
  }
}
