import type { Schemas } from '@selat/sdk'

import { travelQueries } from '../../app/api.ts'
import { bookingHeader } from '../../app/booking-access.ts'
import { followInterval } from './follow-interval.ts'

/** Queries the order with its payment. The secret of a link takes precedence over the one that this device keeps. */
export const bookingQuery = (orderId: string, token?: string) =>
  travelQueries.get('/travel/v1/booking/detail/{id}', {
    path: { id: orderId },
    header: token === undefined ? bookingHeader(orderId) : { 'Booking-Token': token },
  })

/** Queries the order with its payment again and again, as long as its payment can change. */
export const followedBookingQuery = (orderId: string) => ({
  ...bookingQuery(orderId),
  refetchInterval: ({ state }: { state: { data: Schemas['Order'] | undefined } }) =>
    followInterval(state.data?.Payment),
})

export const paymentQuery = (orderId: string) =>
  travelQueries.get('/travel/v1/order/{id}/payment', {
    path: { id: orderId },
    header: bookingHeader(orderId),
  })

export const ticketsQuery = (orderId: string) =>
  travelQueries.get('/travel/v1/order/{id}/ticket', {
    path: { id: orderId },
    header: bookingHeader(orderId),
  })

export const receiptQuery = (orderId: string) =>
  travelQueries.get('/travel/v1/order/{id}/receipt', {
    path: { id: orderId },
    header: bookingHeader(orderId),
  })

/** Queries the refunds of an order. A page leaves out refunds that it could not load, so a failure is shown as a toast. */
export const refundsQuery = (orderId: string) => ({
  ...travelQueries.get('/travel/v1/order/{id}/refund', {
    path: { id: orderId },
    header: bookingHeader(orderId),
  }),
  meta: { showError: true },
})
