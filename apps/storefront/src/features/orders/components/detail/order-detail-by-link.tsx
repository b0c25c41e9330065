import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

import { bookingToken, rememberBooking } from '../../../../shared/app/booking-access.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { isUnknownOrder } from '../../../../shared/trade/order/is-unknown-order.ts'
import { bookingQuery } from '../../../../shared/trade/order/order-queries.ts'
import { OrderDetailFrame, OrderDetailSkeleton } from './order-detail-frame.tsx'

export type OrderDetailByLinkProps = {
  orderId: string
  token: string
  /** The id and the secret of the booking whose change this order pays; both are empty for any other order. */
  changed: { readonly id: string; readonly token: string }
}

/**
 * Opens a guest's link. Once its secret has opened the order, it is kept and removed from the address, which people
 * share and browsers remember. A wrong secret never replaces a right one. The link of an order that pays for a change
 * also brings the secret of the changed booking, so that the page's link to the booking opens.
 */
export function OrderDetailByLink({ orderId, token, changed }: OrderDetailByLinkProps) {
  const navigate = useNavigate()
  const booking = useQuery(bookingQuery(orderId, token))
  const isOpen = booking.data !== undefined
  const isRefused = isUnknownOrder(booking.error)
  const isOfChange = changed.token !== '' && booking.data?.ChangeOf === changed.id
  useEffect(() => {
    if (isOpen) rememberBooking(orderId, token)
    // This secret has not been tried, so it must not replace one that may be right.
    if (isOfChange && bookingToken(changed.id) === undefined)
      rememberBooking(changed.id, changed.token)
    if (isOpen || isRefused) void navigate(paths.orderDetail(orderId), { replace: true })
  }, [isOpen, isRefused, isOfChange, orderId, token, changed.id, changed.token, navigate])
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
