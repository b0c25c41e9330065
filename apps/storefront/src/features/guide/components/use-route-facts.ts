import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { cheapestDay, firstAndLast, fullDay } from '../model/timetable.ts'
import type { Fact } from './guide-frame.tsx'

/** Returns up to four figures of a route; unknown ones are left out. */
export function useRouteFacts(guide: Schemas['RouteGuide']): Fact[] {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const lowest = cheapestDay(guide.FareDays)
  return [
    { label: t('fact.crossing'), value: format.duration(guide.CrossingMinutes) },
    ...(lowest ? [{ label: t('fact.lowest'), value: format.money(lowest.price) }] : []),
    ...useDayFacts(guide.Timetable),
  ]
}

/** Returns the number of sailings on a day, and the times of the first and the last one. */
export function useDayFacts(timetable: readonly Schemas['TimetableDay'][]): Fact[] {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const day = fullDay(timetable)
  const ends = day && firstAndLast(day)
  if (!ends) return []
  const [first, last] = ends
  return [
    {
      label: t('fact.sailings', { date: format.date(day.Date, 'short') }),
      value: format.number(day.Sailings.length),
    },
    {
      label: t('fact.firstLast'),
      value: [...new Set([first, last])].map(({ DepartsAt }) => format.time(DepartsAt)).join(' – '),
    },
  ]
}
