import { Hourglass } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'

import { cn } from './cn.ts'

export type CountdownProps = {
  /** The end in epoch milliseconds, on the clock of `now`. */
  deadline: number
  /** Reads the clock; given if it is not the device's. */
  now?: () => number
  /** The text before the figures, which says what expires. */
  label: string
  /** Returns the text that is announced once at each threshold; 0 is the end. */
  announce: (thresholdMs: number) => string
  thresholdsMs?: readonly number[]
  onExpire?: () => void
  hideLabel?: boolean
  /** `hero` shows the figures as large as a departure time. */
  size?: 'inline' | 'hero'
  className?: string
}

const MINUTE_MS = 60_000
const DEFAULT_THRESHOLDS_MS = [5 * MINUTE_MS, MINUTE_MS, 0]

function formatClock(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const rest = `${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, 250)
  return () => clearInterval(timer)
}

/** Shows the remaining time each second, and announces it only at the thresholds. */
export function Countdown({
  deadline,
  now = Date.now,
  label,
  announce,
  thresholdsMs = DEFAULT_THRESHOLDS_MS,
  onExpire,
  hideLabel = false,
  size = 'inline',
  className,
}: CountdownProps) {
  const seconds = useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((deadline - now()) / 1000)),
    () => 0,
  )
  const isExpired = seconds === 0
  useEffect(() => {
    if (isExpired) onExpire?.()
    // Once per expiry: a new callback on a later render must not fire it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isExpired])
  const reached = thresholdsMs.filter((threshold) => seconds * 1000 <= threshold)
  const isUrgent = seconds * 1000 <= 5 * MINUTE_MS
  const isHero = size === 'hero'
  return (
    <span
      data-slot="countdown"
      data-urgent={isUrgent || undefined}
      className={cn(
        'inline-flex items-center gap-1.5 data-urgent:text-accent-text',
        !isHero && 'text-sm',
        className,
      )}
    >
      {!isHero && <Hourglass aria-hidden className="size-4 shrink-0" />}
      <span
        role="timer"
        aria-label={label}
        className={cn('flex', isHero ? 'flex-col gap-1' : 'items-baseline gap-1.5')}
      >
        <span className={cn(hideLabel && 'sr-only', isHero && 'board-label text-muted-foreground')}>
          {label}
        </span>
        <span
          className={cn(
            'font-bold whitespace-nowrap tabular',
            isHero && 'text-3xl leading-none tracking-tight',
          )}
        >
          {formatClock(seconds)}
        </span>
      </span>
      <span role="status" className="sr-only">
        {reached.length > 0 ? announce(Math.min(...reached)) : ''}
      </span>
    </span>
  )
}
