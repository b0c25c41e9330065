import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'

export type DayStripDay = {
  /** The date as `YYYY-MM-DD`, which is passed on when the day is chosen. */
  date: string
  weekday: string
  day: string
  /** The lowest fare, formatted; absent while it loads or if there is no sailing. */
  fare?: string
  isLowest?: boolean
  disabled?: boolean
  /** The accessible name of the day: its date, and its fare or the reason why it cannot be chosen. */
  label: string
}

export type DayStripProps = {
  label: string
  days: readonly DayStripDay[]
  value: string
  onValueChange: (date: string) => void
  earlier?: { label: string; onPress: () => void; disabled?: boolean }
  later?: { label: string; onPress: () => void; disabled?: boolean }
  className?: string
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  if (!step) return
  const buttons = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('button[data-day]:not(:disabled)'),
  ]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const target = buttons[step(at, buttons.length - 1)]
  if (!target) return
  event.preventDefault()
  target.focus()
}

// `scrollIntoView` is not used, because it would also move the page.
function bringIntoView(button: HTMLButtonElement | null) {
  const list = button?.closest('ol')
  if (!button || !list?.scrollTo) return
  list.scrollTo({ left: button.offsetLeft - (list.clientWidth - button.offsetWidth) / 2 })
}

export function DayStrip({
  label,
  days,
  value,
  onValueChange,
  earlier,
  later,
  className,
}: DayStripProps) {
  return (
    <nav
      data-slot="day-strip"
      aria-label={label}
      className={cn('flex items-stretch gap-1', className)}
    >
      {earlier && (
        <IconButton
          label={earlier.label}
          icon={<ChevronLeft aria-hidden />}
          disabled={earlier.disabled}
          onClick={earlier.onPress}
          className="aspect-auto w-10 max-sm:hidden"
        />
      )}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys move between
          its buttons */}
      <ol
        onKeyDown={moveFocus}
        className="relative flex min-w-0 grow gap-1 [scroll-snap-type:x_proximity] overflow-x-auto p-1 [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4"
      >
        {days.map((day) => {
          const isCurrent = day.date === value
          return (
            <li key={day.date} className="grow snap-center">
              <button
                ref={isCurrent ? bringIntoView : undefined}
                data-day=""
                type="button"
                disabled={day.disabled}
                aria-current={isCurrent ? 'date' : undefined}
                aria-label={day.label}
                onClick={() => onValueChange(day.date)}
                className="relative flex min-h-17 w-full min-w-19 flex-col items-center justify-center rounded-md border border-transparent px-2 py-1.5 transition-colors hover:bg-muted disabled:opacity-45 disabled:hover:bg-transparent aria-[current=date]:border-border aria-[current=date]:bg-raised aria-[current=date]:shadow-card"
              >
                {/* The space separates the words for screen readers, too. */}
                <span className="text-xs font-semibold text-muted-foreground">
                  {day.weekday}
                </span>{' '}
                <span className="text-lg/6 font-bold whitespace-nowrap tabular">{day.day}</span>{' '}
                <span
                  className={cn(
                    'min-h-4.5 text-xs whitespace-nowrap tabular',
                    day.isLowest ? 'font-bold text-success' : 'text-muted-foreground',
                  )}
                >
                  {day.fare}
                </span>
                {isCurrent && (
                  <span
                    aria-hidden
                    className="absolute inset-x-3 -bottom-px h-0.75 rounded-full bg-brand"
                  />
                )}
              </button>
            </li>
          )
        })}
      </ol>
      {later && (
        <IconButton
          label={later.label}
          icon={<ChevronRight aria-hidden />}
          disabled={later.disabled}
          onClick={later.onPress}
          className="aspect-auto w-10 max-sm:hidden"
        />
      )}
    </nav>
  )
}
