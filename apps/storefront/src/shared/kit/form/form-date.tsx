import { isCalendarDate, parseWrittenDate } from '@selat/domain'
import { languageOf, useFormat, useTranslation } from '@selat/i18n'
import { CalendarButton } from '@selat/ui/calendar-button'
import { DateField } from '@selat/ui/date-field'
import { useState } from 'react'
import { Controller } from 'react-hook-form'

import { useLanguage } from '../../app/locale.ts'
import { todayHere } from '../../app/today-here.ts'
import { useFieldIssues } from './field-issues.ts'
import { FieldWarning } from './form-field.tsx'

export type FormDateProps = {
  name: string
  label: string
  isOwnBirthDate?: boolean
  isOptional?: boolean
  /** The direction in which a year of two digits lies. */
  direction?: 'past' | 'future'
  /** The bounds of a calendar beside the field; a birth date has none, because it is decades away and known by heart. */
  calendar?: { min: string; max: string }
}

/** Asks for a date that is typed in the order of the language, pasted in a common form, or chosen from a calendar. */
export function FormDate(props: FormDateProps) {
  const { name, label, isOwnBirthDate = false, isOptional = false, direction, calendar } = props
  const { t } = useTranslation(['passenger', 'common'])
  const format = useFormat()
  const { idOf, errorOf, warningOf } = useFieldIssues()
  const { locale } = languageOf(useLanguage())
  const [swapped, setSwapped] = useState<string | null>(null)
  const warning = warningOf(name)
  const today = todayHere()
  const readPasted = (text: string) => {
    const { date, note } = parseWrittenDate(text, { today, direction: direction ?? 'past' })
    setSwapped(note === null ? null : date)
    return date
  }
  return (
    <Controller
      name={name}
      render={({ field }) => {
        const said =
          warning ??
          (swapped !== null &&
            swapped === field.value &&
            t('field.monthFirst', { date: format.date(swapped) }))
        return (
          <div data-name={name}>
            <DateField
              id={idOf(name)}
              legend={
                isOptional ? (
                  <>
                    {label}{' '}
                    <span className="font-normal text-muted-foreground">
                      {t('common:state.optional')}
                    </span>
                  </>
                ) : (
                  label
                )
              }
              value={field.value}
              onValueChange={field.onChange}
              locale={locale}
              labels={{ day: t('field.day'), month: t('field.month'), year: t('field.year') }}
              hint={said && <FieldWarning text={said} />}
              error={errorOf(name)}
              required={!isOptional}
              isBirthDate={isOwnBirthDate}
              readPasted={readPasted}
              trailing={
                calendar && (
                  // The empty name makes a move to the calendar count as leaving the field, so that the typed date is checked.
                  <div data-name="">
                    <CalendarButton
                      {...calendar}
                      label={t('field.calendarOf', { field: label })}
                      value={withinCalendar(field.value, calendar)}
                      onValueChange={field.onChange}
                      locale={locale}
                      today={today}
                      labels={{
                        previousMonth: t('field.previousMonth'),
                        nextMonth: t('field.nextMonth'),
                        month: t('field.month'),
                        year: t('field.year'),
                      }}
                    />
                  </div>
                )
              }
            />
          </div>
        )
      }}
    />
  )
}

/**
 * Returns the date at which the calendar opens; null opens it at its beginning, for a date that is incomplete or beyond the
 * calendar.
 */
function withinCalendar(value: string, { min, max }: { min: string; max: string }): string | null {
  return isCalendarDate(value) && value >= min && value <= max ? value : null
}
