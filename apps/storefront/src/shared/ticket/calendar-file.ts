import type { Format, TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import ical, { ICalAlarmType } from 'ical-generator'

import { eventsOf } from './calendar-events.ts'

export type CalendarInput = {
  order: Pick<Schemas['Order'], 'Id' | 'ConfirmationNumber' | 'Items' | 'AsOf'>
  /** Address of the order's page. It goes to other people's calendars, so it carries no secret. */
  url: string
  host: string
  t: TFunction<'ticket'>
  format: Format
}

/** A calendar file with all that an order has a date for: crossings and rides in UTC, stays and visits by the day. */
export function calendarFile({ order, url, host, t, format }: CalendarInput): string {
  const calendar = ical({ prodId: { company: 'Selat', product: 'Storefront' } })
  const events = order.Items.flatMap((item) => eventsOf(item, { t, format }))
  for (const [index, event] of events.entries()) {
    const { start, end, isAllDay, title, place, notes, alarm } = event
    calendar.createEvent({
      id: `${order.Id}-${index + 1}@${host}`,
      stamp: new Date(order.AsOf),
      start: new Date(start),
      end: new Date(end),
      allDay: isAllDay,
      summary: title,
      location: { title: place.name, geo: { lat: place.latitude, lon: place.longitude } },
      description: [
        t('calendar.confirmation', { number: order.ConfirmationNumber }),
        ...notes,
        url,
      ].join('\n'),
      url,
      alarms: alarm
        ? [{ type: ICalAlarmType.display, trigger: alarm.secondsBefore, description: alarm.text }]
        : [],
    })
  }
  // Every line ends, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}
