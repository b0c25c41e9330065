import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'
import { CrossingTrack } from './crossing-track.tsx'

export type CrossingEnd = {
  code: string
  name: string
  /** Local clock, formatted. Absent where no sailing is chosen yet. */
  time?: string
  /** Short zone name beside the clock: “SGT”. */
  zone?: string
  /** The date, formatted. */
  day?: string
  /** “+1” when it falls on a later day than the departure. */
  dayOffset?: string
}

export type CrossingSize = 'search' | 'results' | 'cart' | 'ticket'

export type CrossingLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  size: CrossingSize
  from: CrossingEnd
  to: CrossingEnd
  /** The whole crossing in one sentence: all that a screen reader hears of it. */
  sentence: string
  duration?: string
  operator?: ReactNode
  vessel?: string
  /** Where the vessel stands, 0 to 1. */
  progress?: number
}

const HERO = {
  search: 'text-3xl @md:text-4xl',
  results: 'text-2xl @sm:text-3xl',
  cart: 'text-xl',
  ticket: 'text-4xl @md:text-5xl',
}

/** The interface's one idea: two shores, the line between them, and their clocks as heroes. */
export function CrossingLine({
  size,
  from,
  to,
  sentence,
  duration,
  operator,
  vessel,
  progress,
  className,
  ...props
}: CrossingLineProps) {
  const hasFoot = operator !== undefined || vessel !== undefined
  return (
    <div
      data-slot="crossing-line"
      data-size={size}
      className={cn('@container min-w-0', className)}
      {...props}
    >
      <p className="sr-only">{sentence}</p>
      <div
        aria-hidden
        className="grid grid-cols-[auto_minmax(3.5rem,1fr)_auto] items-start gap-x-3 @md:gap-x-5"
      >
        <Hero end={from} size={size} side="from" />
        <div className="flex min-w-0 flex-col">
          <Track size={size} duration={duration} progress={progress} />
          {hasFoot && <Foot operator={operator} vessel={vessel} className="hidden @md:block" />}
        </div>
        <Hero end={to} size={size} side="to" />
        <div className="col-span-3 grid grid-cols-2 gap-x-4">
          <Shore end={from} size={size} side="from" />
          <Shore end={to} size={size} side="to" />
        </div>
        {hasFoot && (
          <Foot
            operator={operator}
            vessel={vessel}
            className="col-span-3 mt-1.5 text-start @md:hidden"
          />
        )}
      </div>
    </div>
  )
}

type EndProps = { end: CrossingEnd; size: CrossingSize; side: 'from' | 'to' }

function Hero({ end, size, side }: EndProps) {
  const isClock = end.time !== undefined && size !== 'ticket'
  return (
    <div className={cn('flex flex-col', side === 'to' && 'items-end')}>
      <span
        className={cn(
          'relative leading-none font-bold tracking-tight whitespace-nowrap tabular',
          HERO[size],
        )}
      >
        {isClock ? end.time : end.code}
        {isClock && end.dayOffset && <DayOffset text={end.dayOffset} />}
      </span>
    </div>
  )
}

function DayOffset({ text }: { text: string }) {
  return <sup className="ms-0.5 align-super text-xs font-bold text-accent-text">{text}</sup>
}

type TrackProps = { size: CrossingSize; duration: string | undefined; progress: number | undefined }

function Track({ size, duration, progress }: TrackProps) {
  return (
    <div className={cn('flex flex-col', size === 'cart' ? 'pt-0' : '@sm:pt-1')}>
      <CrossingTrack {...(progress !== undefined && { progress })} />
      {duration && (
        <span className="text-center text-xs font-semibold text-muted-foreground tabular">
          {duration}
        </span>
      )}
    </div>
  )
}

function Shore({ end, size, side }: EndProps) {
  const isClock = end.time !== undefined
  return (
    <div
      className={cn('mt-1.5 flex min-w-0 flex-col text-sm', side === 'to' && 'items-end text-end')}
    >
      {size === 'ticket' && isClock && (
        <span className="text-2xl font-bold tracking-tight tabular">
          {end.time}
          {end.dayOffset && <DayOffset text={end.dayOffset} />}
          {end.zone && <span className="ms-1.5 board-label text-muted-foreground">{end.zone}</span>}
        </span>
      )}
      {size !== 'ticket' && isClock && (
        <span className="board-label text-muted-foreground">
          {end.code}
          {end.zone && <span className="ms-1.5 font-medium">{end.zone}</span>}
        </span>
      )}
      <span className={cn('max-w-full', size === 'cart' ? 'text-sm' : 'font-medium')}>
        {end.name}
      </span>
      {end.day && <span className="text-muted-foreground">{end.day}</span>}
    </div>
  )
}

type FootProps = Pick<CrossingLineProps, 'operator' | 'vessel'> & { className: string }

function Foot({ operator, vessel, className }: FootProps) {
  return (
    <div className={cn('text-center text-xs text-muted-foreground', className)}>
      {operator}
      {operator !== undefined && vessel !== undefined && ' · '}
      {vessel}
    </div>
  )
}
