import type { Schemas } from '@selat/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { keepAnswer } from '../../../shared/app/keep-answer.ts'
import { followInterval } from '../../../shared/trade/order/follow-interval.ts'
import { paymentQuery } from '../../../shared/trade/order/order-queries.ts'

/** The payment as it stands, asked for again while something can change and the page is looked at (CHK-5). */
export function useFollowedPayment(orderId: string) {
  return useQuery({
    ...paymentQuery(orderId),
    // The page says itself that it does not hear of the payment any more.
    meta: { showError: false },
    refetchInterval: ({ state }) => followInterval(state.data),
  })
}

/** Takes over the payment that an action answered with. */
export function useKeepPayment() {
  const queries = useQueryClient()
  return (payment: Schemas['Payment']) =>
    keepAnswer(queries, paymentQuery(payment.Order).queryKey, payment)
}
