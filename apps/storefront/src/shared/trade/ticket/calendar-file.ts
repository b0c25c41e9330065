import type { Format, TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { eventsOf } from './calendar-events.ts'
import { calendarText } from './calendar-text.ts'

export type CalendarInput = {
  order: Pick<Schemas['Order'], 'Id' | 'ConfirmationNumber' | 'Items' | 'AsOf'>
  /** The address of the order's page. Other people may get the calendar, so it contains no secret. */
  url: string
  host: string
  t: TFunction<['ticket', 'ferry']>
  format: Format
}

/**
 * Returns a calendar file with everything in an order that has a date: sailings and rides with their times, stays and
 * visits by the day.
 */
export function calendarFile({ order, url, host, t, format }: CalendarInput): string {
  const events = order.Items.flatMap((item) => eventsOf(item, { t, format }))
  const number = t('calendar.confirmation', { number: order.ConfirmationNumber })
  return calendarText(
    events.map((event, index) => ({
      ...event,
      id: `${order.Id}-${index + 1}@${host}`,
      url,
      notes: [number, ...event.notes, url],
    })),
    order.AsOf,
  )
}
