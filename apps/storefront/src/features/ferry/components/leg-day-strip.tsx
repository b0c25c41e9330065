import { addDays } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { DayStrip } from '@selat/ui/day-strip'

import { useBookableRange } from '../../../shared/ferry/use-search-form.ts'
import type { Leg } from '../model/legs.ts'

type LegDayStripProps = {
  leg: Leg
  /** The date asked for; the leg's own may still be the one before. */
  date: string
  onDate: (date: string) => void
}

/** The days around with their lowest fares (FER-8). */
export function LegDayStrip({ leg, date, onDate }: LegDayStripProps) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const { today, lastDate } = useBookableRange()
  const lowest = Math.min(
    ...leg.leg.Days.flatMap(({ LowestFare }) => (LowestFare ? [LowestFare.Amount] : [])),
  )
  return (
    <DayStrip
      label={t('results.lowest')}
      value={date}
      onValueChange={onDate}
      earlier={{
        label: t('results.dayBefore'),
        disabled: date <= today,
        onPress: () => onDate(addDays(date, -1)),
      }}
      later={{
        label: t('results.dayAfter'),
        disabled: date >= lastDate,
        onPress: () => onDate(addDays(date, 1)),
      }}
      days={leg.leg.Days.map(({ Date: day, LowestFare, IsAvailable }) => {
        const fare = LowestFare ? format.money(LowestFare, { trimWhole: true }) : undefined
        return {
          date: day,
          weekday: format.date(day, 'weekday'),
          day: format.date(day, 'dayMonth'),
          ...(fare !== undefined && { fare }),
          isLowest: LowestFare?.Amount === lowest,
          disabled: !IsAvailable && day !== date,
          label: `${format.date(day, 'long')}, ${fare ?? t('calendar.noSailing')}`,
        }
      })}
    />
  )
}
