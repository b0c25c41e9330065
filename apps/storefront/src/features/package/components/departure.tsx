import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge } from '@selat/ui/badge'

import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'

/** The day of November 2026 that is a Monday; the names of the days are formatted from it on. */
const MONDAY = 16

/** Shows the time and place of the meeting, the days of departure, and the first day that can be booked. */
export function Departure({ product }: { product: Schemas['Package'] }) {
  const { t } = useTranslation('package')
  const format = useFormat()
  const { MeetingTime, MeetingTimeZone, OperatingHours, Place } = product
  const zone = format.zone(MeetingTimeZone, `${OperatingHours.Today.Date}T12:00:00Z`)
  const days = [...new Set(OperatingHours.Week.map(({ Day }) => Day))]
  const dayNames = days.map((day) => format.date(`2026-11-${MONDAY + day - 1}`, 'weekdayLong'))
  const spans = [
    ...new Set(
      OperatingHours.Week.map(
        ({ Opens, Closes }) => `${format.time(Opens)}–${format.time(Closes)}`,
      ),
    ),
  ]
  return (
    <DetailSection title={t('departure.title')}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div>
          <p className="text-sm text-muted-foreground">{t('departure.meet')}</p>
          <p className="text-4xl font-bold tabular">
            {format.time(MeetingTime)}{' '}
            <span className="text-base font-semibold text-muted-foreground">{zone}</span>
          </p>
        </div>
        <p className="min-w-0 pb-1.5">{Place.Location}</p>
      </div>
      <dl className="mt-5 grid gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <dt className="text-muted-foreground">{t('departure.days')}</dt>
        <dd className="max-sm:mb-1">
          {days.length === 7 ? t('departure.daily') : format.list(dayNames)}
        </dd>
        <dt className="text-muted-foreground">{t('departure.hours')}</dt>
        <dd className="tabular">
          {format.list(spans)} {zone}
        </dd>
      </dl>
      <First date={product.FirstDate} />
    </DetailSection>
  )
}

/** Shows the first day that can be booked, because earlier departures cannot be booked any more. */
function First({ date }: { date: string | null }) {
  const { t } = useTranslation('package')
  const format = useFormat()
  return (
    <p className="mt-4">
      <Badge variant={date === null ? 'warning' : 'success'} className="whitespace-normal">
        {date === null
          ? t('departure.none')
          : t('departure.first', { day: format.date(date, 'short') })}
      </Badge>
    </p>
  )
}
