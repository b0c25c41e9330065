import { useFormat } from '@selat/i18n'
import type { ReactNode } from 'react'

type DayBlockProps = {
  /** The day as a calendar date; null for any day. */
  date: string | null
  /** The text in the place of the day if there is none. */
  anyDay?: string | undefined
  /** The note under the day, such as a time to be there or how long it is valid. */
  note?: string | undefined
  children: ReactNode
}

/** Shows one day in the size of a departure time, and beside it the contents for that day. */
export function DayBlock({ date, anyDay, note, children }: DayBlockProps) {
  const format = useFormat()
  return (
    <div className="@container">
      <div className="grid gap-x-5 gap-y-3 @sm:grid-cols-[auto_minmax(0,1fr)]">
        <p className="@sm:min-w-32">
          {date === null ? (
            <span className="block text-xl leading-tight font-bold tracking-tight">{anyDay}</span>
          ) : (
            <time dateTime={date}>
              <span className="block text-xl leading-none font-bold tracking-tight tabular">
                {format.date(date, 'dayMonth')}
              </span>
              <span className="mt-1.5 block text-sm">
                {format.date(date, 'weekdayLong')}
                <span className="sr-only"> {date.slice(0, 4)}</span>
              </span>
            </time>
          )}
          {note !== undefined && (
            <span className="mt-0.5 block max-w-44 text-sm text-muted-foreground">{note}</span>
          )}
        </p>
        <div className="min-w-0 border-dashed border-input/60 @sm:border-s @sm:ps-5">
          {children}
        </div>
      </div>
    </div>
  )
}
