import { useQueryClient } from '@tanstack/react-query'

import { bookingQuery, refundsQuery, ticketsQuery } from '../../../shared/order/order-queries.ts'
import { timelineKey } from './timeline-query.ts'

/** Whatever is known of an order may be another after a change to it. */
export function useRefreshOrder(orderId: string): () => void {
  const queries = useQueryClient()
  return () => {
    const known = [bookingQuery, ticketsQuery, refundsQuery].map((query) => query(orderId).queryKey)
    for (const queryKey of [...known, timelineKey(orderId)])
      void queries.invalidateQueries({ queryKey })
  }
}
