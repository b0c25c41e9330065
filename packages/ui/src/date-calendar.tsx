import { ChevronLeft, ChevronRight } from 'lucide-react'
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { DayPicker, type ChevronProps, type DayButtonProps } from 'react-day-picker'

import { calendarClassNames, jumpClassNames } from './calendar-class-names.ts'
import { cn } from './cn.ts'
import { toIsoDate, toLocalDate, type IsoDate } from './iso-date.ts'
import type { DateRangeValue } from './next-range.ts'

export type DayInfo = {
  /** The lowest fare of that day, formatted and short. */
  price?: string
  isLowest?: boolean
  /** The reason why the day cannot be chosen; the day can still be focused and says so. */
  blockedReason?: string
}

export type DateCalendarLabels = {
  previousMonth: string
  nextMonth: string
  /** The text that is announced with the day of the lowest fare. */
  lowest?: string
  /** The names of the lists of months and years; absent if there are none. */
  month?: string
  year?: string
}

export type DateCalendarProps = {
  selection: IsoDate | DateRangeValue | null
  onDayPress: (day: IsoDate) => void
  /** The BCP 47 tag for the names of months and weekdays. */
  locale: string
  labels: DateCalendarLabels
  today: IsoDate
  min?: IsoDate
  max?: IsoDate
  dayInfo?: (day: IsoDate) => DayInfo | undefined
  /** Called with the first month that is shown, as `YYYY-MM`, so that its fares can be loaded. */
  onMonthChange?: (month: string) => void
  months?: 1 | 2
  /** Whether there are lists of months and years between `min` and `max`, for dates that are years away. */
  canJump?: boolean
  weekStartsOn?: 0 | 1 | 6
  /** Whether the chosen day gets the focus, or else the first one that can be chosen. */
  takesFocus?: boolean
  footer?: ReactNode
}

type CalendarContextValue = Pick<DateCalendarProps, 'dayInfo' | 'labels'> & {
  onBlocked: (reason: string) => void
}
const CalendarContext = createContext<CalendarContextValue>({
  labels: { previousMonth: '', nextMonth: '' },
  onBlocked: () => {},
})

function PricedDay({ day, modifiers, children, className, onClick, ...props }: DayButtonProps) {
  const { dayInfo, labels, onBlocked } = use(CalendarContext)
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!modifiers.focused) return
    // By default the browser would scroll the focused day to the middle of the window, and the fields out of it.
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView?.({ block: 'nearest' })
  }, [modifiers.focused])
  const info = modifiers.disabled ? undefined : dayInfo?.(toIsoDate(day.date))
  const reason = info?.blockedReason
  const price = reason === undefined ? info?.price : undefined
  // The accessible name begins with the visible text, so that users of voice control can say what they see.
  const written = `${day.date.getDate()} ${price ?? ''}`.trim()
  const spoken = [written, props['aria-label'], info?.isLowest && labels.lowest, reason]
  return (
    <button
      ref={ref}
      {...props}
      aria-label={spoken.filter(Boolean).join(', ')}
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      className={cn(
        className,
        reason !== undefined && 'text-muted-foreground line-through decoration-1',
      )}
      onClick={reason === undefined ? onClick : () => onBlocked(reason)}
    >
      {/* The space separates the words for screen readers, too. */}
      <span className="text-base/5 font-semibold">{children}</span>{' '}
      <span
        className={cn(
          'block min-h-3.5 text-[0.6875rem]/3.5 tracking-tight no-underline tabular',
          info?.isLowest ? 'font-bold text-success' : 'text-muted-foreground',
          modifiers.selected && !modifiers.range_middle && 'text-inherit',
        )}
      >
        {/* On a small phone with wide letters, a day has no room for the unit beside its number. */}
        {price?.replaceAll('\u00A0', ' ')}
      </span>
    </button>
  )
}

function Arrow({ orientation }: ChevronProps) {
  return orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />
}

const COMPONENTS = { DayButton: PricedDay, Chevron: Arrow }

function toSelection(selection: DateCalendarProps['selection']) {
  if (selection === null) return { mode: 'single' as const, selected: undefined }
  if (typeof selection === 'string')
    return { mode: 'single' as const, selected: toLocalDate(selection) }
  const from = selection.from === null ? undefined : toLocalDate(selection.from)
  const to = selection.to === null ? undefined : toLocalDate(selection.to)
  return { mode: 'range' as const, selected: from && { from, to } }
}

/** Shows a calendar. It is large, so import it lazily, as DatePicker does. */
export function DateCalendar({
  selection,
  onDayPress,
  locale,
  labels,
  today,
  min,
  max,
  dayInfo,
  onMonthChange,
  months = 1,
  canJump = false,
  weekStartsOn = 1,
  takesFocus = false,
  footer,
}: DateCalendarProps) {
  const [blockedReason, setBlockedReason] = useState('')
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options)
    return (date: Date) => formatter.format(date)
  }
  const monthName = format({ month: 'long', year: 'numeric' })
  const first = canJump ? today : (min ?? today)
  const chosen = typeof selection === 'string' ? selection : (selection?.from ?? first)
  const press = (day: Date) => {
    setBlockedReason('')
    onDayPress(toIsoDate(day))
  }
  return (
    <CalendarContext value={{ dayInfo, labels, onBlocked: setBlockedReason }}>
      <DayPicker
        data-slot="date-calendar"
        {...toSelection(selection)}
        onSelect={(_: unknown, day: Date) => press(day)}
        defaultMonth={toLocalDate(chosen)}
        startMonth={min === undefined ? undefined : toLocalDate(min)}
        {...(max !== undefined && { endMonth: toLocalDate(max) })}
        disabled={[
          ...(min === undefined ? [] : [{ before: toLocalDate(min) }]),
          ...(max === undefined ? [] : [{ after: toLocalDate(max) }]),
        ]}
        today={toLocalDate(today)}
        onMonthChange={(month) => onMonthChange?.(toIsoDate(month).slice(0, 7))}
        numberOfMonths={months}
        weekStartsOn={weekStartsOn}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is set only after a press has opened the calendar
        autoFocus={takesFocus}
        navLayout="around"
        lang={locale}
        captionLayout={canJump ? 'dropdown' : 'label'}
        classNames={canJump ? jumpClassNames : calendarClassNames}
        components={COMPONENTS}
        formatters={{
          formatCaption: monthName,
          formatMonthDropdown: format({ month: 'long' }),
          formatWeekdayName: format({ weekday: 'narrow' }),
          formatDay: (date) => String(date.getDate()),
        }}
        labels={{
          labelDayButton: format({ dateStyle: 'full' }),
          labelGrid: monthName,
          labelWeekday: format({ weekday: 'long' }),
          labelPrevious: () => labels.previousMonth,
          labelNext: () => labels.nextMonth,
          labelMonthDropdown: () => labels.month ?? '',
          labelYearDropdown: () => labels.year ?? '',
        }}
        footer={footer}
      />
      <p role="status" className="mt-2 text-sm text-accent-text empty:hidden">
        {blockedReason}
      </p>
    </CalendarContext>
  )
}
