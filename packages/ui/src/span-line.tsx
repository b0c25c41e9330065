import type { ComponentProps } from 'react'

import { cn } from './cn.ts'
import { CrossingTrack } from './crossing-track.tsx'

export type SpanEnd = {
  /** The caption of the end, such as “Check in” or “Pick-up”. */
  caption: string
  /** The date or time, formatted; absent if only the place is known. */
  hero?: string
  /** A smaller note beside the date or time, or below it on a narrow line: the weekday, or the date of a time. */
  heroNote?: string
  /** A detail, such as “from 14:00” or the place. */
  detail?: string
}

export type SpanTrack = 'stay' | 'road' | 'sea'

export type SpanLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  size: 'cart' | 'ticket'
  /** The kind of time between the ends: in a place, on the road, at sea. */
  track: SpanTrack
  from: SpanEnd
  until: SpanEnd
  /** The text between the ends: “2 nights”. */
  between?: string | undefined
  /** The whole span in one sentence, the only part that screen readers read. */
  sentence: string
}

/** Shows a stay, a tour, a ride or a cruise like `CrossingLine`: the dates or times of its ends are the largest text. */
export function SpanLine(props: SpanLineProps) {
  const { size, track, from, until, between, sentence, className, ...rest } = props
  return (
    <div
      data-slot="span-line"
      data-size={size}
      className={cn('@container min-w-0', className)}
      {...rest}
    >
      <p className="sr-only">{sentence}</p>
      <div aria-hidden>
        <div className="flex items-center gap-3 @md:gap-5">
          <Hero end={from} size={size} />
          <span className="relative min-w-10 grow">
            <Track track={track} />
            {between && (
              <span className="absolute inset-x-0 top-full mt-1 text-center text-xs font-semibold whitespace-nowrap text-muted-foreground">
                {between}
              </span>
            )}
          </span>
          <Hero end={until} size={size} />
        </div>
        {/* The text between the ends hangs below the track, so the two columns leave room for it. */}
        <div
          className={cn(
            'mt-1.5 grid grid-cols-2',
            between ? 'gap-x-4 @min-[12rem]:gap-x-16' : 'gap-x-4',
          )}
        >
          <Foot end={from} />
          <Foot end={until} className="items-end text-end" />
        </div>
      </div>
    </div>
  )
}

function Hero({ end, size }: { end: SpanEnd; size: SpanLineProps['size'] }) {
  if (end.hero === undefined) return null
  return (
    <span
      className={cn(
        // On a line that has room for little more than the track, a date takes two rows.
        'wrap-normal leading-none font-bold tracking-tight tabular @min-[12rem]:shrink-0 @min-[12rem]:whitespace-nowrap',
        size === 'ticket' ? 'text-2xl @md:text-4xl' : 'text-xl',
      )}
    >
      {end.hero}
      {end.heroNote && (
        <span className="ms-1.5 hidden text-sm font-medium tracking-normal text-muted-foreground @sm:inline">
          {end.heroNote}
        </span>
      )}
    </span>
  )
}

const lines: Record<Exclude<SpanTrack, 'sea'>, string> = {
  stay: 'border-t-2',
  road: 'border-t-2 border-dashed',
}

function Track({ track }: { track: SpanTrack }) {
  if (track === 'sea') return <CrossingTrack isSmall />
  return (
    <span data-slot="span-track" className="flex min-w-0 items-center text-brand-text">
      <span className="size-2.5 shrink-0 rounded-full bg-current forced-colors:border" />
      <span className={cn('mx-1 h-0 grow border-current', lines[track])} />
      <span className="size-2.5 shrink-0 rounded-full border-2 border-current" />
    </span>
  )
}

function Foot({ end, className }: { end: SpanEnd; className?: string }) {
  return (
    <span className={cn('flex min-w-0 flex-col text-sm', className)}>
      <span className="board-label text-muted-foreground">{end.caption}</span>
      {/* On a narrow line the note is here, because the track needs the room beside the time. */}
      {end.heroNote && <span className="@sm:hidden">{end.heroNote}</span>}
      {end.detail && <span className="max-w-full wrap-anywhere">{end.detail}</span>}
    </span>
  )
}
