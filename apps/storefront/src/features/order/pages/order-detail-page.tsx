import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import { followInterval } from '../../../shared/order/follow-interval.ts'
import { isUnknownOrder } from '../../../shared/order/is-unknown-order.ts'
import { OrderNotFound } from '../../../shared/order/order-not-found.tsx'
import { useOrderParam } from '../../../shared/order/order-param.ts'
import { bookingQuery } from '../../../shared/order/order-queries.ts'
import { QueryState } from '../../../shared/query-state.tsx'
import { OrderDetailByLink } from '../components/order-detail-by-link.tsx'
import { OrderDetailFrame, OrderDetailSkeleton } from '../components/order-detail-frame.tsx'
import { OrderDetailView } from '../components/order-detail-view.tsx'

export default function OrderDetailPage() {
  const order = useOrderParam()
  const token = useSearchParams()[0].get('token')
  if (order.kind !== 'order') return <OrderNotFound />
  if (token !== null && token !== '') return <OrderDetailByLink orderId={order.id} token={token} />
  return <OrderDetail key={order.id} orderId={order.id} />
}

function OrderDetail({ orderId }: { orderId: string }) {
  const booking = useQuery({
    ...bookingQuery(orderId),
    refetchInterval: ({ state }) => followInterval(state.data?.Payment),
  })
  if (booking.data === undefined && isUnknownOrder(booking.error)) return <OrderNotFound />
  return (
    <OrderDetailFrame>
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
