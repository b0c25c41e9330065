import { addDays, type CalendarDate } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { DayStrip } from '@selat/ui/day-strip'

import { useBookableRange } from '../../../shared/trade/ferry/use-search-form.ts'
import { lowestAmount } from '../../../shared/trade/price/lowest-amount.ts'
import type { Leg } from '../model/legs.ts'

type LegDayStripProps = {
  leg: Leg
  name: string
  /** The requested date; the leg may still be that of the former date. */
  date: CalendarDate
  /** The first day on which this leg may leave. */
  firstDate: CalendarDate
  onDate: (date: CalendarDate) => void
}

/** Shows the days around the date with the lowest price for an adult (FER-8). */
export function LegDayStrip({ leg, name, date, firstDate, onDate }: LegDayStripProps) {
  const { t } = useTranslation('ferry')
  const format = useFormat()
  const { lastDate } = useBookableRange()
  const lowest = lowestAmount(
    leg.leg.Days.flatMap(({ LowestPrice }) => (LowestPrice ? [LowestPrice.Amount] : [])),
  )
  return (
    <DayStrip
      label={t('results.lowest', { leg: name })}
      value={date}
      onValueChange={onDate}
      earlier={{
        label: t('results.dayBefore'),
        disabled: date <= firstDate,
        onPress: () => onDate(addDays(date, -1)),
      }}
      later={{
        label: t('results.dayAfter'),
        disabled: date >= lastDate,
        onPress: () => onDate(addDays(date, 1)),
      }}
      days={leg.leg.Days.map(({ Date: day, LowestPrice, IsAvailable }) => {
        const fare = LowestPrice ? format.money(LowestPrice) : undefined
        const isLowest = LowestPrice?.Amount === lowest
        const weekday = format.date(day, 'weekday')
        const dayMonth = format.date(day, 'dayMonth')
        return {
          date: day,
          weekday,
          day: dayMonth,
          ...(fare !== undefined && { fare }),
          isLowest,
          disabled: (!IsAvailable || day < firstDate) && day !== date,
          // The label begins with the visible text, so that users of voice control can say what they see.
          label: format.facts([
            `${weekday} ${dayMonth} ${fare ?? ''}`.trim(),
            fare === undefined && t('calendar.noSailing'),
            isLowest && t('results.lowestHere'),
          ]),
        }
      })}
    />
  )
}
