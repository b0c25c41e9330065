import type { CalendarDate } from '@selat/domain'

import { travelQueries } from '../../../shared/app/api.ts'
import { bookingHeader } from '../../../shared/app/booking-access.ts'
import type { OpenTicket } from '../model/open-tickets.ts'

/** Queries the sailings that an open ticket can be used on, from one day until another, both inclusive. */
export const scheduleQuery = (
  { Id, Order }: Pick<OpenTicket, 'Id' | 'Order'>,
  dateFrom: CalendarDate,
  dateUntil: CalendarDate,
) =>
  travelQueries.get('/travel/v1/schedule/dolphin', {
    query: { ticket: Id, dateFrom, dateUntil },
    header: bookingHeader(Order),
  })
