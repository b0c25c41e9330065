import type { Schemas } from '@selat/sdk'
import { unwrap } from '@selat/sdk/react-query'
import { queryOptions } from '@tanstack/react-query'

import { travel } from '../../../shared/app/api.ts'
import { bookingHeader } from '../../../shared/app/booking-access.ts'
import { timelineKey } from '../../../shared/trade/order/use-refresh-order.ts'

/**
 * Queries what has happened to an order. The key changes with its status, payment and refunds, so that the events are loaded
 * again.
 */
export const timelineQuery = ({ Id, Status, Payment, RefundedAmount }: Schemas['Order']) =>
  queryOptions({
    queryKey: [...timelineKey(Id), Status, Payment.History.length, RefundedAmount.Amount],
    queryFn: ({ signal }) =>
      unwrap(
        travel.get('/travel/v1/order/{id}/timeline', {
          path: { id: Id },
          header: bookingHeader(Id),
          signal,
        }),
      ),
  })
