import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'

import { Button } from './button.tsx'
import { cn } from './cn.ts'
import type { DateCalendarProps, DayInfo } from './date-calendar.tsx'
import { FieldNotes } from './field.tsx'
import { controlVariants } from './input.tsx'
import type { IsoDate } from './iso-date.ts'
import { nextRange, type DateRangeValue, type RangeEnd } from './next-range.ts'
import { placePanel } from './place-panel.ts'
import { Sheet } from './sheet.tsx'
import { Skeleton } from './skeleton.tsx'
import { useDismiss } from './use-dismiss.ts'
import { PHONE, useMediaQuery } from './use-media-query.ts'

export type { DateCalendarLabels, DayInfo } from './date-calendar.tsx'
export type { DateRangeValue, RangeEnd } from './next-range.ts'

const loadCalendar = () =>
  import('./date-calendar.tsx').then((module) => ({ default: module.DateCalendar }))
const DateCalendar = lazy(loadCalendar)

export type DatePickerField = {
  label: string
  /** The chosen date as text; absent while none is chosen. */
  valueText?: string | undefined
  placeholder: string
  id?: string
  error?: ReactNode
}

type Single = {
  mode: 'single'
  value: IsoDate | null
  onValueChange: (value: IsoDate) => void
  fields: readonly [DatePickerField]
}
type Range = {
  mode: 'range'
  value: DateRangeValue
  onValueChange: (value: DateRangeValue) => void
  fields: readonly [DatePickerField, DatePickerField]
}

export type DatePickerProps = Omit<
  DateCalendarProps,
  'selection' | 'onDayPress' | 'months' | 'takesFocus' | 'dayInfo'
> & {
  /**
   * Returns the price and state of a day. In a range it depends on the end that is being chosen, because the return has
   * its own fare.
   */
  dayInfo?: (day: IsoDate, end: RangeEnd) => DayInfo | undefined
  /** Names the calendar's panel. */
  title: string
  closeLabel: string
  doneLabel: string
  className?: string
} & (Single | Range)

/** Shows one or two fields with a calendar, below them or in a sheet on phones. */
export function DatePicker(props: DatePickerProps) {
  const {
    mode,
    value,
    fields,
    onValueChange: _onValueChange,
    title,
    closeLabel,
    doneLabel,
    className,
    dayInfo,
    footer,
    ...calendar
  } = props
  const id = useId()
  const [editing, setEditing] = useState<RangeEnd | null>(null)
  const isPhone = useMediaQuery(PHONE)
  const isOpen = editing !== null
  const fieldId = (index: number) => fields[index]?.id ?? `${id}-${index}`
  const close = (focusBack: boolean) => {
    setEditing(null)
    if (focusBack) document.getElementById(fieldId(editing === 'to' ? 1 : 0))?.focus()
  }
  const dismiss = useDismiss<HTMLDivElement>(isOpen && !isPhone, close)
  const press = (day: IsoDate) => {
    if (props.mode === 'single') {
      props.onValueChange(day)
      close(true)
      return
    }
    const next = nextRange(props.value, editing ?? 'from', day)
    props.onValueChange(next.range)
    if (next.end === 'from') close(true)
    else setEditing('to')
  }
  const panel = isOpen && (
    <Suspense fallback={<Skeleton className="h-96 w-full" />}>
      <DateCalendar
        {...calendar}
        {...(dayInfo && { dayInfo: (day: IsoDate) => dayInfo(day, editing) })}
        selection={value}
        onDayPress={press}
        months={mode === 'range' && !isPhone ? 2 : 1}
        takesFocus
        footer={footer}
      />
    </Suspense>
  )
  return (
    <div data-slot="date-picker" className={cn('relative', className)} {...dismiss}>
      <div className={cn('grid gap-3', fields.length === 2 && 'grid-cols-2')}>
        {fields.map((field, index) => (
          <DateTrigger
            key={field.label}
            {...field}
            id={fieldId(index)}
            isActive={isOpen && (editing === 'to') === (index === 1)}
            onOpen={() => setEditing(index === 0 ? 'from' : 'to')}
          />
        ))}
      </div>
      {isPhone ? (
        <Sheet
          open={isOpen}
          onOpenChange={() => close(true)}
          title={title}
          closeLabel={closeLabel}
          footer={
            <Button variant="secondary" className="grow" onClick={() => close(true)}>
              {doneLabel}
            </Button>
          }
        >
          {panel}
        </Sheet>
      ) : (
        isOpen && (
          <div
            ref={placePanel}
            role="dialog"
            aria-label={title}
            className={cn(
              'absolute start-0 top-full z-40 mt-1.5 max-h-[80vh] animate-rise overflow-y-auto rounded-lg border border-border bg-raised p-4 shadow-raised',
              mode === 'range' ? 'w-[min(42rem,calc(100vw-3rem))]' : 'w-88',
            )}
          >
            {panel}
          </div>
        )
      )}
    </div>
  )
}

type DateTriggerProps = DatePickerField & { id: string; isActive: boolean; onOpen: () => void }

function DateTrigger({
  id,
  label,
  valueText,
  placeholder,
  error,
  isActive,
  onOpen,
}: DateTriggerProps) {
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {label}
      </span>
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isActive}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={errorId}
        data-invalid={error ? true : undefined}
        onPointerEnter={() => void loadCalendar()}
        onFocus={() => void loadCalendar()}
        onClick={onOpen}
        className={cn(
          controlVariants(),
          'flex items-center gap-2 text-start font-semibold data-invalid:border-destructive',
          isActive && 'border-ring ring-1 ring-ring ring-inset',
          valueText === undefined && 'font-normal text-muted-foreground',
        )}
      >
        <CalendarDays
          aria-hidden
          className="size-4.5 shrink-0 text-muted-foreground max-[24rem]:hidden"
        />
        <span className="min-w-0">{valueText ?? placeholder}</span>
      </button>
      <FieldNotes error={error} errorId={errorId} />
    </div>
  )
}
