import { addCalendarMonths } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { DayInfo, RangeEnd } from '@selat/ui/date-picker'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'

import { travelQueries } from '../../app/api.ts'
import { lowestAmount } from '../price/lowest-amount.ts'
import { useSoldAnswers } from '../price/sold-view.ts'

type FareDaysOptions = {
  from: string
  to: string
  isRoundTrip: boolean
  /** The class whose fares are shown; all classes if it is undefined. */
  classCode: string | undefined
  /** A date of the first month to show. */
  start: string
  /** Whether the visitor has turned to the dates; nothing is loaded before. */
  isActive: boolean
}

/** Returns the lowest fare of each day in both directions, for the months that the calendar shows or has shown. */
export function useFareDays(options: FareDaysOptions) {
  const { from, to, isRoundTrip, classCode, start, isActive } = options
  const format = useFormat()
  const { t } = useTranslation('ferry')
  const [turnedTo, setTurnedTo] = useState<readonly string[]>([])
  const isAsked = isActive && from !== '' && to !== '' && from !== to
  // The calendar shows two months at once.
  const months = [
    ...new Set([start.slice(0, 7), ...turnedTo].flatMap((month) => [month, after(month)])),
  ]
  const shared = { months, isRoundTrip, classCode }
  const out = useDirection({ ...shared, from, to, isAsked })
  const back = useDirection({
    ...shared,
    from: to,
    to: from,
    isAsked: isAsked && isRoundTrip,
    isWayBack: true,
  })
  const dayInfo = (date: string, end: RangeEnd): DayInfo | undefined => {
    const { days, lowest } = end === 'to' ? back : out
    const day = days.get(date)
    if (!day) return undefined
    if (!day.IsAvailable || day.LowestPrice === null)
      return { blockedReason: t('calendar.noSailing') }
    return {
      price: format.money(day.LowestPrice, { compact: true }),
      isLowest: day.LowestPrice.Amount === lowest.get(date.slice(0, 7)),
    }
  }
  const onMonthChange = (month: string) => setTurnedTo((before) => [...new Set([...before, month])])
  return { dayInfo, onMonthChange }
}

type DirectionOptions = {
  from: string
  to: string
  months: readonly string[]
  isRoundTrip: boolean
  classCode: string | undefined
  isAsked: boolean
  isWayBack?: boolean
}

/** Returns the days of one direction by date, and the lowest amount of each month. */
function useDirection(options: DirectionOptions) {
  const { from, to, months, isRoundTrip, classCode, isAsked, isWayBack = false } = options
  const answers = useQueries({
    queries: months.map((month) => ({
      ...travelQueries.get('/travel/v1/ferry/calendar', {
        query: { from, to, month, roundTrip: isRoundTrip, ...(classCode && { class: classCode }) },
      }),
      enabled: isAsked,
      meta: { showError: true },
    })),
  })
  const calendars = useSoldAnswers(
    answers.flatMap(({ data }) => data ?? []),
    'ferry',
    { isWayBack },
  )
  return {
    days: new Map(calendars.flatMap(({ Days }) => Days.map((day) => [day.Date, day] as const))),
    lowest: new Map(
      calendars.map(({ Month, Days }) => [
        Month,
        lowestAmount(Days.flatMap(({ LowestPrice }) => (LowestPrice ? [LowestPrice.Amount] : []))),
      ]),
    ),
  }
}

function after(month: string): string {
  return addCalendarMonths(`${month}-01`, 1).slice(0, 7)
}
