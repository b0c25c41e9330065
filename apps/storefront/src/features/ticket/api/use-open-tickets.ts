import { useQueries, useQuery } from '@tanstack/react-query'

import { adminQueries } from '../../../shared/app/api.ts'
import { bookingsOnDevice } from '../../../shared/app/booking-access.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { isUnknownOrder } from '../../../shared/trade/order/is-unknown-order.ts'
import { ticketsQuery } from '../../../shared/trade/order/order-queries.ts'
import { type OpenTicket, openTicketsOf } from '../model/open-tickets.ts'

export const accountTicketsQuery = () => adminQueries.get('/admin/v1/ticket/open')

/** Loads the open tickets of an order; without an order, those of the account and of the bookings on this device. */
export function useOpenTickets(orderId: string | null) {
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const isOfAll = orderId === null
  const account = useQuery({ ...accountTicketsQuery(), enabled: isOfAll && isLoggedIn })
  const ids = isOfAll ? bookingsOnDevice() : [orderId]
  const orders = useQueries({ queries: ids.map((id) => ticketsQuery(id)) })

  const asked = [...(isOfAll && isLoggedIn ? [account] : []), ...orders]
  // A booking that this device remembers may no longer exist, which is not shown as a failure.
  const failed = asked.find(({ error }) => error !== null && !(isOfAll && isUnknownOrder(error)))
  const isAsking = asked.some(({ isPending, isFetching }) => isPending && isFetching)
  const tickets: OpenTicket[] = [
    ...(account.data?.Items ?? []),
    ...orders.flatMap(({ data }) => (data ? openTicketsOf(data) : [])),
  ]
  return {
    tickets,
    isAsking,
    error: failed?.error ?? null,
    refetch: () => Promise.all(asked.map(({ refetch }) => refetch())),
  }
}
