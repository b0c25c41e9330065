import { useQueryClient } from '@tanstack/react-query'

import { bookingQuery, refundsQuery, ticketsQuery } from './order-queries.ts'

/** Returns the beginning of the keys for what has happened to an order. */
export const timelineKey = (orderId: string) => ['timeline', orderId] as const

/** Returns a function that marks all answers about an order as out of date, because a change may affect each of them. */
export function useRefreshOrder(orderId: string): () => void {
  const queries = useQueryClient()
  return () => {
    const known = [bookingQuery, ticketsQuery, refundsQuery].map((query) => query(orderId).queryKey)
    for (const queryKey of [...known, timelineKey(orderId)])
      void queries.invalidateQueries({ queryKey })
  }
}
