import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { isUnknownOrder } from '../../../../shared/trade/order/is-unknown-order.ts'
import { OrderNotFound } from '../../../../shared/trade/order/order-not-found.tsx'
import { followedBookingQuery } from '../../../../shared/trade/order/order-queries.ts'
import { OrderDetailFrame, OrderDetailSkeleton } from './order-detail-frame.tsx'
import { OrderDetailView } from './order-detail-view.tsx'

type OrderDetailProps = {
  orderId: string
  /** The link back to the page before, shown above the order. */
  above?: ReactNode
}

/** Shows an order and keeps it up to date while its payment can change. */
export function OrderDetail({ orderId, above }: OrderDetailProps) {
  const booking = useQuery(followedBookingQuery(orderId))
  if (booking.data === undefined && isUnknownOrder(booking.error)) return <OrderNotFound />
  return (
    <OrderDetailFrame>
      {above}
      <QueryState query={booking} skeleton={<OrderDetailSkeleton />}>
        {(order) => (
          <OrderDetailView
            order={order}
            receivedAt={booking.dataUpdatedAt}
            askAgain={() => void booking.refetch()}
          />
        )}
      </QueryState>
    </OrderDetailFrame>
  )
}
