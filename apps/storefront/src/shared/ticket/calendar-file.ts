import { toEpochMs } from '@selat/domain'
import type { Format, TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import ical, { ICalAlarmType } from 'ical-generator'

const alarmMinutesBeforeClosing = 60

export type CalendarInput = {
  order: Pick<Schemas['Order'], 'Id' | 'ConfirmationNumber' | 'Items' | 'AsOf'>
  /** Address of the order's page. It goes to other people's calendars, so it carries no secret. */
  url: string
  host: string
  t: TFunction<'ticket'>
  format: Format
}

type Sailed = Schemas['Sector'] & { Sailing: Schemas['SectorSailing'] }

/** A calendar file with one event for each sailing of an order, in UTC, with an alarm an hour before check-in closes. */
export function calendarFile({ order, url, host, t, format }: CalendarInput): string {
  const calendar = ical({ prodId: { company: 'Selat', product: 'Storefront' } })
  for (const [index, sector] of sailedSectors(order.Items).entries()) {
    const { Sailing, From } = sector
    const closes = `${format.time(Sailing.CheckInClosesAt)} ${format.zone(From.TimeZone, Sailing.CheckInClosesAt)}`
    calendar.createEvent({
      id: `${order.Id}-${index + 1}@${host}`,
      stamp: new Date(order.AsOf),
      start: new Date(Sailing.DepartsAt),
      end: new Date(Sailing.ArrivesAt),
      summary: t('calendar.title', { from: From.Name, to: sector.To.Name }),
      location: { title: From.Name, geo: { lat: From.Latitude, lon: From.Longitude } },
      description: describe({ order, sector, closes, url, t }),
      url,
      alarms: [
        {
          type: ICalAlarmType.display,
          trigger: alarmSeconds(Sailing),
          description: t('calendar.alarm', { time: closes, terminal: From.Name }),
        },
      ],
    })
  }
  // Every line ends, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}

/** Crossings with a date; open tickets have none to put into a calendar. */
export function sailedSectors(items: readonly Schemas['OrderItem'][]): Sailed[] {
  return items
    .flatMap(({ Ferry }) => Ferry.Sectors)
    .flatMap((sector) => (sector.Sailing ? [{ ...sector, Sailing: sector.Sailing }] : []))
}

function alarmSeconds({ DepartsAt, CheckInClosesAt }: Schemas['SectorSailing']): number {
  const closesBefore = (toEpochMs(DepartsAt) - toEpochMs(CheckInClosesAt)) / 1000
  return closesBefore + alarmMinutesBeforeClosing * 60
}

type Description = Pick<CalendarInput, 'order' | 'url' | 't'> & { sector: Sailed; closes: string }

function describe({ order, sector, closes, url, t }: Description): string {
  return [
    t('calendar.confirmation', { number: order.ConfirmationNumber }),
    `${sector.OperatorName}, ${sector.Sailing.Vessel}`,
    t('calendar.alarm', { time: closes, terminal: sector.From.Name }),
    url,
  ].join('\n')
}
