import { localDate } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { DayStrip } from '@selat/ui/day-strip'

import type { ChoosableDays } from '../model/schedule-days.ts'

export type ScheduleDaysProps = {
  days: readonly string[]
  day: string
  range: ChoosableDays
  /** The schedule of `days`; undefined until it is loaded. */
  schedule: Schemas['OperatorSchedule'] | undefined
  onDay: (day: string) => void
  onEarlier: () => void
  onLater: () => void
}

/** Lists the days on which the ticket is valid, with the number of sailings on each. */
export function ScheduleDays(props: ScheduleDaysProps) {
  const { days, day, range, schedule, onDay, onEarlier, onLater } = props
  const { t } = useTranslation(['ticket', 'ferry'])
  const format = useFormat()
  const first = days[0] ?? day
  const last = days.at(-1) ?? day
  return (
    <DayStrip
      label={t('redeem.days')}
      value={day}
      onValueChange={onDay}
      earlier={{ label: t('redeem.earlier'), disabled: first <= range.first, onPress: onEarlier }}
      later={{ label: t('redeem.later'), disabled: last >= range.last, onPress: onLater }}
      days={days.map((date) => {
        const count = schedule?.Sailings.filter(({ DepartsAt }) => localDate(DepartsAt) === date)
        const weekday = format.date(date, 'weekday')
        const dayMonth = format.date(date, 'dayMonth')
        const text =
          count && count.length > 0 ? t('ferry:results.count', { count: count.length }) : ''
        return {
          date,
          weekday,
          day: dayMonth,
          ...(text !== '' && { fare: text }),
          label: format.facts([
            `${weekday} ${dayMonth} ${text}`.trim(),
            count?.length === 0 && t('ferry:calendar.noSailing'),
          ]),
        }
      })}
    />
  )
}
