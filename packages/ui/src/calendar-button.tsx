import { CalendarDays } from 'lucide-react'
import { lazy, Suspense } from 'react'

import type { DateCalendarLabels } from './date-calendar.tsx'
import { IconButton } from './icon-button.tsx'
import type { IsoDate } from './iso-date.ts'
import { Popover } from './popover.tsx'
import { Skeleton } from './skeleton.tsx'

const DateCalendar = lazy(() =>
  import('./date-calendar.tsx').then((module) => ({ default: module.DateCalendar })),
)

export type CalendarButtonProps = {
  /** The name of the button and its calendar: “Choose the date of expiry”. */
  label: string
  value: IsoDate | null
  onValueChange: (value: IsoDate) => void
  labels: Required<Omit<DateCalendarLabels, 'lowest'>>
  locale: string
  today: IsoDate
  min: IsoDate
  max: IsoDate
}

/** Shows a button beside a typed date. It opens a calendar with lists of months and years. */
export function CalendarButton({ label, value, onValueChange, ...calendar }: CalendarButtonProps) {
  return (
    <Popover
      label={label}
      align="end"
      className="w-80 p-3"
      trigger={<IconButton label={label} variant="outline" icon={<CalendarDays aria-hidden />} />}
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <DateCalendar
            {...calendar}
            selection={value}
            onDayPress={(day) => {
              onValueChange(day)
              close()
            }}
            canJump
            takesFocus
          />
        </Suspense>
      )}
    </Popover>
  )
}
