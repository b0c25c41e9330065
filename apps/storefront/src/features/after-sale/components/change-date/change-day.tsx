import { addDays, type BookableDates, isCalendarDate } from '@selat/domain'
import { languageOf, useFormat, useTranslation } from '@selat/i18n'
import { CalendarButton } from '@selat/ui/calendar-button'
import { DateField } from '@selat/ui/date-field'
import { IconButton } from '@selat/ui/icon-button'
import { ChevronLeft, ChevronRight } from 'lucide-react'

import { useLanguage } from '../../../../shared/app/locale.ts'

export type ChangeDayProps = {
  day: string
  isWrong: boolean
  range: BookableDates
  onChange: (day: string) => void
}

/** Asks for the new day: it can be typed, chosen from a calendar, or moved by one day in either direction. */
export function ChangeDay({ day, isWrong, range, onChange }: ChangeDayProps) {
  const { t } = useTranslation(['order', 'passenger'])
  const format = useFormat()
  const { locale } = languageOf(useLanguage())
  const { today, lastDate } = range
  const isFull = isCalendarDate(day)
  const step = (days: number) => isFull && onChange(addDays(day, days))
  return (
    <DateField
      legend={t('changeDate.day')}
      value={day}
      onValueChange={onChange}
      locale={locale}
      required
      labels={{
        day: t('passenger:field.day'),
        month: t('passenger:field.month'),
        year: t('passenger:field.year'),
      }}
      error={
        isWrong
          ? t('changeDate.dayRange', { first: format.date(today), last: format.date(lastDate) })
          : undefined
      }
      trailing={
        <span className="flex gap-2">
          <CalendarButton
            label={t('changeDate.calendar')}
            value={isWrong ? null : day}
            onValueChange={onChange}
            locale={locale}
            today={today}
            min={today}
            max={lastDate}
            labels={{
              previousMonth: t('passenger:field.previousMonth'),
              nextMonth: t('passenger:field.nextMonth'),
              month: t('passenger:field.month'),
              year: t('passenger:field.year'),
            }}
          />
          <IconButton
            variant="outline"
            label={t('changeDate.before')}
            icon={<ChevronLeft aria-hidden />}
            disabled={!isFull || day <= today}
            onClick={() => step(-1)}
          />
          <IconButton
            variant="outline"
            label={t('changeDate.after')}
            icon={<ChevronRight aria-hidden />}
            disabled={!isFull || day >= lastDate}
            onClick={() => step(1)}
          />
        </span>
      }
    />
  )
}
