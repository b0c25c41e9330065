import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { rememberBooking } from '../../../../shared/app/booking-access.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { isUnknownOrder } from '../../../../shared/trade/order/is-unknown-order.ts'
import { bookingQuery } from '../../../../shared/trade/order/order-queries.ts'
import { OrderDetailFrame, OrderDetailSkeleton } from './order-detail-frame.tsx'

export type OrderDetailByLinkProps = { orderId: string; token: string }

/**
 * A guest's link. Its secret is kept once it has opened the order, and leaves the address, which people share and
 * browsers remember. A wrong one takes no place of a right one.
 */
export function OrderDetailByLink({ orderId, token }: OrderDetailByLinkProps) {
  const navigate = useNavigate()
  const booking = useQuery(bookingQuery(orderId, token))
  const isOpen = booking.data !== undefined
  const isRefused = isUnknownOrder(booking.error)
  useEffect(() => {
    if (isOpen) rememberBooking(orderId, token)
    if (isOpen || isRefused) void navigate(paths.orderDetail(orderId), { replace: true })
  }, [isOpen, isRefused, orderId, token, navigate])
  return (
    <OrderDetailFrame>
      {isRefused ? (
        <OrderDetailSkeleton />
      ) : (
        <QueryState query={booking} skeleton={<OrderDetailSkeleton />}>
          {() => <OrderDetailSkeleton />}
        </QueryState>
      )}
    </OrderDetailFrame>
  )
}
