import type { CallError, Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { travel } from '../../../shared/api.ts'
import { bookingHeader } from '../../../shared/booking-access.ts'
import { intentKey } from '../../../shared/intent-key.ts'
import { paymentQuery } from '../../../shared/order/order-queries.ts'
import { useKeepPayment } from './use-followed-payment.ts'

type Payment = Schemas['Payment']

/** Chooses a method, or another one. */
export function useChooseMethod(payment: Payment) {
  return usePaymentStep(payment, (method: string) =>
    travel.post('/travel/v1/order/{id}/payment', {
      path: { id: payment.Order },
      header: bookingHeader(payment.Order),
      body: { PaymentMethod: method },
      idempotencyKey: keyOf(payment, `choose ${method}`),
    }),
  )
}

/** 'I have paid'. */
export function useConfirmPayment(payment: Payment) {
  return usePaymentStep(payment, () =>
    travel.post('/travel/v1/order/{id}/payment/confirm', {
      path: { id: payment.Order },
      header: bookingHeader(payment.Order),
      idempotencyKey: keyOf(payment, 'confirm'),
    }),
  )
}

/** A step is another intent once the payment has moved on. */
function keyOf({ Id, History }: Payment, step: string): string {
  return intentKey(`${Id} ${History.length} ${step}`)
}

function usePaymentStep<Input>(
  { Order: orderId }: Payment,
  step: (input: Input) => ReturnType<typeof travel.post<'/travel/v1/order/{id}/payment'>>,
) {
  const keep = useKeepPayment()
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: (input: Input) => unwrap(step(input)),
    onSuccess: keep,
    // A refusal means that the payment is not what this page shows: another tab may have moved it on.
    onError: () => queries.invalidateQueries({ queryKey: paymentQuery(orderId).queryKey }),
  })
  const error: CallError | null = callErrorOf(mutation.error)
  return { run: mutation.mutate, isRunning: mutation.isPending, error }
}
