import { useQueryClient } from '@tanstack/react-query'

import { bookingQuery, refundsQuery, ticketsQuery } from './order-queries.ts'

/** Begins the key of what has happened to an order. */
export const timelineKey = (orderId: string) => ['timeline', orderId] as const

/** Whatever is known of an order may be another after a change to it. */
export function useRefreshOrder(orderId: string): () => void {
  const queries = useQueryClient()
  return () => {
    const known = [bookingQuery, ticketsQuery, refundsQuery].map((query) => query(orderId).queryKey)
    for (const queryKey of [...known, timelineKey(orderId)])
      void queries.invalidateQueries({ queryKey })
  }
}
