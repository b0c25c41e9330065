import { addCalendarMonths } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { DayInfo } from '@selat/ui/date-picker'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'

import { travelQueries } from '../api.ts'

type FareDaysOptions = {
  from: string
  to: string
  isRoundTrip: boolean
  /** A date of the first month to show. */
  start: string
  /** Nothing is asked before someone turns to the dates. */
  isActive: boolean
}

/** The lowest fare of each day for the calendar: the two months on show, and what was seen before. */
export function useFareDays({ from, to, isRoundTrip, start, isActive }: FareDaysOptions) {
  const format = useFormat()
  const { t } = useTranslation('ferry')
  const [shown, setShown] = useState<string>()
  const first = shown ?? start.slice(0, 7)
  const months = first === '' ? [] : [first, addCalendarMonths(`${first}-01`, 1).slice(0, 7)]
  const answers = useQueries({
    queries: months.map((month) => ({
      ...travelQueries.get('/travel/v1/ferry/calendar', {
        query: { from, to, month, roundTrip: isRoundTrip },
      }),
      enabled: isActive && from !== '' && to !== '' && from !== to,
    })),
  })
  const days = new Map(
    answers.flatMap(({ data }) => data?.Days ?? []).map((day) => [day.Date, day] as const),
  )
  const lowest = lowestAmount([...days.values()])
  const dayInfo = (date: string): DayInfo | undefined => {
    const day = days.get(date)
    if (!day) return undefined
    if (!day.IsAvailable || day.LowestFare === null)
      return { blockedReason: t('calendar.noSailing') }
    return {
      price: format.money(day.LowestFare, { compact: true }),
      isLowest: day.LowestFare.Amount === lowest,
    }
  }
  return { dayInfo, onMonthChange: setShown }
}

function lowestAmount(days: readonly Schemas['FareDay'][]): number {
  return Math.min(...days.flatMap(({ LowestFare }) => (LowestFare ? [LowestFare.Amount] : [])))
}
