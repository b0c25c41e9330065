import type { CalendarDate } from '@selat/domain'

import { travelQueries } from '../../../shared/app/api.ts'
import { bookingHeader } from '../../../shared/app/booking-access.ts'
import type { OpenTicket } from '../model/open-tickets.ts'

/** What an open ticket can sail with on the days from one to another. */
export const scheduleQuery = (
  { Id, Order }: Pick<OpenTicket, 'Id' | 'Order'>,
  dateFrom: CalendarDate,
  dateUntil: CalendarDate,
) =>
  travelQueries.get('/travel/v1/schedule/dolphin', {
    query: { ticket: Id, dateFrom, dateUntil },
    header: bookingHeader(Order),
  })
