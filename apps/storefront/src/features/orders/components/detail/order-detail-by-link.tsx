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
  /** The booking that the order pays a change of, with its secret; both empty of any other order. */
  changed: { readonly id: string; readonly token: string }
}

/**
 * A guest's link. Its secret is kept once it has opened the order, and leaves the address, which people share and
 * browsers remember. A wrong one takes no place of a right one. With an order that pays for a change comes the secret of
 * the booking that is changed, so that the page's link to it opens.
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
