import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'

import { travel, travelQueries } from '../../../shared/app/api.ts'
import { bookingHeader } from '../../../shared/app/booking-access.ts'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'

/** Loads the sailings of a day that tickets can be moved to, with the price of each. */
export const changeOptionsQuery = (orderId: string, tickets: readonly string[], date: string) =>
  travelQueries.get('/travel/v1/order/{id}/change/option', {
    path: { id: orderId },
    header: bookingHeader(orderId),
    query: { tickets: tickets.join(','), date },
  })

/** A quote with the time of the device's clock at which it arrived. */
export type ReceivedChange = { quote: Schemas['ChangeQuote']; receivedAt: number }

export function useChangeQuote(orderId: string) {
  return useSingleMutation({
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
