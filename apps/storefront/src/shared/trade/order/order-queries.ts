import { travelQueries } from '../../app/api.ts'
import { bookingHeader } from '../../app/booking-access.ts'

/** The order with its payment. A token of a link counts before the one that this device keeps. */
export const bookingQuery = (orderId: string, token?: string) =>
  travelQueries.get('/travel/v1/booking/detail/{id}', {
    path: { id: orderId },
    header: token === undefined ? bookingHeader(orderId) : { 'Booking-Token': token },
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

/** A page leaves refunds out that it does not know of, so a failure is told by the toast. */
export const refundsQuery = (orderId: string) => ({
  ...travelQueries.get('/travel/v1/order/{id}/refund', {
    path: { id: orderId },
    header: bookingHeader(orderId),
  }),
  meta: { showError: true },
})
