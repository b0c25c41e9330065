import type { BookableDates, FerryCriteria } from '@selat/domain'
import { languageOf, useFormat, useTranslation } from '@selat/i18n'
import { DatePicker, type DatePickerField } from '@selat/ui/date-picker'
import { useState } from 'react'

import { useFareDays } from './use-fare-days.ts'

type Trip = Pick<FerryCriteria, 'tripType' | 'from' | 'to' | 'departOn' | 'returnOn' | 'classCode'>

export type TripDatesFieldProps = {
  /** The prefix of the fields' ids, which an error summary links to. */
  id: string
  trip: Trip
  range: BookableDates
  /** The first day that can be chosen, if that is later than today. */
  min?: string | undefined
  onChange: (dates: { departOn: string; returnOn?: string }) => void
  departError?: string | undefined
  returnError?: string | undefined
  className?: string
}

/** Asks for the departure date and, for a round trip, the return date, with a calendar of the lowest fares (FER-8). */
export function TripDatesField(props: TripDatesFieldProps) {
  const { id, trip, range, min, onChange, departError, returnError, className } = props
  const { t } = useTranslation(['ferry', 'common'])
  const format = useFormat()
  const [isActive, setIsActive] = useState(false)
  const isRoundTrip = trip.tripType === 'round_trip'
  const { dayInfo, onMonthChange } = useFareDays({
    from: trip.from,
    to: trip.to,
    isRoundTrip,
    classCode: trip.classCode,
    start: trip.departOn || range.today,
    isActive,
  })
  const isThisYear = (date: string) => date.slice(0, 4) === range.today.slice(0, 4)
  const toField = (name: 'depart' | 'return', date: string, error?: string): DatePickerField => ({
    id: `${id}-${name}`,
    label: t(name === 'depart' ? 'search.departDate' : 'search.returnDate'),
    placeholder: t('search.chooseDate'),
    valueText: date === '' ? undefined : format.date(date, isThisYear(date) ? 'short' : 'medium'),
    error,
  })
  const depart = toField('depart', trip.departOn, departError)
  const calendar = {
    title: t('search.chooseDate'),
    closeLabel: t('common:action.close'),
    doneLabel: t('common:action.apply'),
    locale: languageOf(format.language).locale,
    labels: {
      previousMonth: t('calendar.previousMonth'),
      nextMonth: t('calendar.nextMonth'),
      lowest: t('calendar.lowest'),
    },
    today: range.today,
    min: min || range.today,
    max: range.lastDate,
    dayInfo,
    onMonthChange,
  }
  return (
    <div
      className={className}
      onFocus={() => setIsActive(true)}
      onPointerEnter={() => setIsActive(true)}
    >
      {isRoundTrip ? (
        <DatePicker
          {...calendar}
          mode="range"
          value={{ from: trip.departOn || null, to: trip.returnOn || null }}
          onValueChange={({ from, to }) => onChange({ departOn: from ?? '', returnOn: to ?? '' })}
          fields={[depart, toField('return', trip.returnOn, returnError)]}
        />
      ) : (
        <DatePicker
          {...calendar}
          mode="single"
          value={trip.departOn || null}
          onValueChange={(departOn) => onChange({ departOn })}
          fields={[depart]}
        />
      )}
    </div>
  )
}
