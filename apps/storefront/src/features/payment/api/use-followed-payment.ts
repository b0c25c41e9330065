import type { Schemas } from '@selat/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { keepAnswer } from '../../../shared/app/keep-answer.ts'
import { followInterval } from '../../../shared/trade/order/follow-interval.ts'
import { paymentQuery } from '../../../shared/trade/order/order-queries.ts'

/** Queries the payment, and loads it again at intervals while it can change and the page is looked at (CHK-5). */
export function useFollowedPayment(orderId: string) {
  return useQuery({
    ...paymentQuery(orderId),
    // No general error message is shown, because the page itself says that the payment cannot be loaded.
    meta: { showError: false },
    refetchInterval: ({ state }) => followInterval(state.data),
  })
}

/** Returns the function that stores the payment with which an action was answered. */
export function useKeepPayment() {
  const queries = useQueryClient()
  return (payment: Schemas['Payment']) =>
    keepAnswer(queries, paymentQuery(payment.Order).queryKey, payment)
}
