import { nightsOf, type Stay } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { SpanLine } from '@selat/ui/span-line'

type StaySpanProps = {
  stay: Stay
  hours: Pick<Schemas['Hotel'], 'CheckInFrom' | 'CheckOutUntil'>
}

/** Shows a stay from the evening of arrival to the morning of departure. */
export function StaySpan({ stay, hours }: StaySpanProps) {
  const { t } = useTranslation('item')
  const format = useFormat()
  const { checkIn, checkOut } = stay
  const nights = t('stay.nights', { count: nightsOf(stay) })
  return (
    <SpanLine
      size="cart"
      track="stay"
      between={nights}
      from={{
        caption: t('stay.checkIn'),
        hero: format.date(checkIn, 'dayMonth'),
        heroNote: format.date(checkIn, 'weekday'),
        detail: t('stay.from', { time: format.time(hours.CheckInFrom) }),
      }}
      until={{
        caption: t('stay.checkOut'),
        hero: format.date(checkOut, 'dayMonth'),
        heroNote: format.date(checkOut, 'weekday'),
        detail: t('stay.until', { time: format.time(hours.CheckOutUntil) }),
      }}
      sentence={t('stay.summary', {
        nights,
        from: format.date(checkIn, 'long'),
        until: format.date(checkOut, 'long'),
      })}
    />
  )
}
