import { addCalendarMonths, addDays } from '@selat/domain'
import { languageOf, useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { DatePicker, type DayInfo } from '@selat/ui/date-picker'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'

import { travelQueries } from '../../app/api.ts'
import { useToday } from '../../kit/use-today.ts'
import { useReplacedParams } from '../cart/instead-of.ts'
import { lowestAmount } from '../price/lowest-amount.ts'
import { type SoldProduct, useSoldAnswers } from '../price/sold-view.ts'

export type ProductDateFieldProps = {
  productId: string
  /** The product that the page sells, because a member can hide its net prices. */
  content: SoldProduct['product']
  /** The codes of options, rooms, types or cabins; each day is shown as that of the first one that is available on it. */
  options: readonly string[]
  /** The zone of the product, whose clock decides which day is today. */
  timeZone: string
  label: string
  value: string | null
  onChange: (date: string) => void
  /** The id by which an error summary or the form can focus the field. */
  id?: string
  error?: string | undefined
  placeholder?: string
  /** The number of days ahead that can be looked at. */
  days?: number
  /** The first day that can be chosen, if that is later than today. */
  min?: string | undefined
}

/**
 * Asks for a day on which the product is available. The calendar shows the lowest price of each day, and why a day is
 * closed.
 */
export function ProductDateField(props: ProductDateFieldProps) {
  const { timeZone, label, value, onChange, id, error, placeholder, days = 365, min } = props
  const { t } = useTranslation(['product', 'common'])
  const format = useFormat()
  const today = useToday(timeZone)
  const { dayInfo, activate, onMonthChange } = useProductDays(props, value ?? min ?? today)
  return (
    <div onFocus={activate} onPointerEnter={activate}>
      <DatePicker
        mode="single"
        title={t('date.choose')}
        closeLabel={t('common:action.close')}
        doneLabel={t('common:action.apply')}
        locale={languageOf(format.language).locale}
        labels={{
          previousMonth: t('date.previousMonth'),
          nextMonth: t('date.nextMonth'),
          lowest: t('date.lowest'),
        }}
        today={today}
        min={min !== undefined && min > today ? min : today}
        max={addDays(today, days)}
        dayInfo={dayInfo}
        onMonthChange={onMonthChange}
        value={value}
        onValueChange={onChange}
        fields={[
          {
            ...(id !== undefined && { id }),
            label,
            placeholder: placeholder ?? t('date.choose'),
            valueText: value === null ? undefined : format.date(value, 'short'),
            error,
          },
        ]}
      />
    </div>
  )
}

/**
 * Returns the known days of the months that the visitor has looked at. Nothing is loaded before the visitor turns to
 * the field.
 */
function useProductDays({ productId, content, options }: ProductDateFieldProps, start: string) {
  const { t } = useTranslation('product')
  const format = useFormat()
  const replaced = useReplacedParams()
  const [isActive, setIsActive] = useState(false)
  const [turnedTo, setTurnedTo] = useState<readonly string[]>([])
  const months = [
    ...new Set([start.slice(0, 7), ...turnedTo].flatMap((month) => [month, after(month)])),
  ]
  const answers = useQueries({
    queries: months.flatMap((month) =>
      options.map((option) => ({
        ...travelQueries.get('/travel/v1/product/{id}/calendar', {
          path: { id: productId },
          query: { month, option, ...replaced.query },
          header: replaced.header,
        }),
        enabled: isActive,
        meta: { showError: true },
      })),
    ),
  })
  const calendars = useSoldAnswers(
    answers.flatMap(({ data }) => data ?? []),
    content,
  )
  const known = knownDays(calendars, options.length)
  const dayInfo = (date: string): DayInfo | undefined => {
    const { day, lowest } = known.get(date) ?? {}
    if (!day) return undefined
    if (!day.IsAvailable)
      return { blockedReason: t(day.Left === 0 ? 'date.soldOut' : 'date.closed') }
    return {
      ...(day.From && { price: format.money(day.From, { compact: true }) }),
      isLowest: day.From !== null && day.From.Amount === lowest,
    }
  }
  return {
    dayInfo,
    activate: () => setIsActive(true),
    onMonthChange: (month: string) => setTurnedTo((before) => [...new Set([...before, month])]),
  }
}

function after(month: string): string {
  return addCalendarMonths(`${month}-01`, 1).slice(0, 7)
}

type Day = Schemas['ProductDay']

/** A day with the lowest price of its month. */
type KnownDay = { readonly day: Day; readonly lowest: number | null }

/**
 * Returns each day by its date, as that of the first option that is available on it. The calendars of a month are in
 * the order of the options. A day is left out until all of its calendars are loaded, because its price could be that of
 * another option.
 */
function knownDays(
  calendars: readonly Schemas['ProductCalendar'][],
  optionCount: number,
): ReadonlyMap<string, KnownDay> {
  const months = Map.groupBy(calendars, ({ Month }) => Month)
  return new Map(
    [...months.values()]
      .filter(({ length }) => length === optionCount)
      .flatMap((alike) => {
        const days = Map.groupBy(
          alike.flatMap(({ Days }) => Days),
          ({ Date: date }) => date,
        )
        const shown = [...days.values()].flatMap((one) => firstToHave(one) ?? [])
        const lowest = lowestAmount(shown.flatMap(({ From }) => (From ? [From.Amount] : [])))
        return shown.map((day) => [day.Date, { day, lowest }] as const)
      }),
  )
}

/**
 * Returns the day of the first option that is available on it; else one that is sold out, because that says more than
 * closed.
 */
function firstToHave(days: readonly Day[]): Day | undefined {
  return (
    days.find(({ IsAvailable }) => IsAvailable) ?? days.find(({ Left }) => Left === 0) ?? days[0]
  )
}
