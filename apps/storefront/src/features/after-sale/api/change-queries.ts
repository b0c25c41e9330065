import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { useMutation } from '@tanstack/react-query'

import { travel, travelQueries } from '../../../shared/app/api.ts'
import { bookingHeader } from '../../../shared/app/booking-access.ts'

/** The sailings of a day that tickets can go to, with what each costs. */
export const changeOptionsQuery = (orderId: string, tickets: readonly string[], date: string) =>
  travelQueries.get('/travel/v1/order/{id}/change/option', {
    path: { id: orderId },
    header: bookingHeader(orderId),
    query: { tickets: tickets.join(','), date },
  })

/** A quote, and the device's clock when it came. */
export type ReceivedChange = { quote: Schemas['ChangeQuote']; receivedAt: number }

export function useChangeQuote(orderId: string) {
  return useMutation({
    mutationFn: async (body: Schemas['ChangeWish']): Promise<ReceivedChange> => {
      const quote = await unwrap(
        travel.post('/travel/v1/order/{id}/change/quote', {
          path: { id: orderId },
          header: bookingHeader(orderId),
          body,
        }),
      )
      return { quote, receivedAt: Date.now() }
    },
  })
}
