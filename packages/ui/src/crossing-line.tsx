import type { ComponentProps, ReactNode } from 'react'

import { cn } from './cn.ts'
import { CrossingTrack } from './crossing-track.tsx'
import { PlaceName } from './unbroken.tsx'

export type CrossingEnd = {
  code: string
  name: string
  /** The local time, formatted; absent if no sailing is chosen yet. */
  time?: string
  /** The short name of the zone, such as “SGT”. */
  zone?: string
  /** The date, formatted. */
  day?: string
  /** It is “+1” if the arrival is on the day after the departure. */
  dayOffset?: string
}

export type CrossingSize = 'search' | 'results' | 'cart' | 'ticket'

export type CrossingLineProps = Omit<ComponentProps<'div'>, 'children'> & {
  size: CrossingSize
  from: CrossingEnd
  to: CrossingEnd
  /** The whole sailing in one sentence, the only part that screen readers read. */
  sentence: string
  duration?: string
  operator?: ReactNode
  vessel?: string
  /** The position of the vessel, from 0 to 1. */
  progress?: number
}

const HERO = {
  search: 'text-3xl @md:text-4xl',
  results: 'text-2xl @sm:text-3xl',
  cart: 'text-xl',
  ticket: 'text-3xl @[17rem]:text-4xl @md:text-5xl',
}

/** Shows a sailing as two terminals with a line between them; the times of both are the largest text. */
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
  const foot = [operator, vessel].filter((part) => part !== undefined)
  return (
    <div
      data-slot="crossing-line"
      data-size={size}
      className={cn('@container min-w-0', className)}
      {...props}
    >
      <p className="sr-only">{sentence}</p>
      <div aria-hidden>
        {/* If even the times do not fit beside each other, the line is below them. */}
        <div className="flex items-center gap-3 @max-[15rem]:flex-wrap @max-[15rem]:justify-between @md:gap-5">
          <Hero end={from} size={size} />
          <Track size={size} duration={duration} progress={progress} />
          <Hero end={to} size={size} />
        </div>
        {/* If both names do not fit beside each other, the arrival is below. */}
        <div className="mt-1.5 flex flex-wrap gap-x-4 @md:grid @md:grid-cols-[1fr_auto_1fr]">
          <Shore end={from} size={size} />
          {foot.length > 0 && <Foot parts={foot} />}
          <Shore end={to} size={size} isArrival />
        </div>
      </div>
    </div>
  )
}

type EndProps = { end: CrossingEnd; size: CrossingSize; isArrival?: boolean }

function Hero({ end, size }: EndProps) {
  const isClock = end.time !== undefined && size !== 'ticket'
  return (
    <span
      className={cn(
        'shrink-0 leading-none font-bold tracking-tight whitespace-nowrap tabular',
        HERO[size],
      )}
    >
      {isClock ? end.time : end.code}
      {isClock && end.dayOffset && <DayOffset text={end.dayOffset} />}
    </span>
  )
}

function DayOffset({ text }: { text: string }) {
  return (
    <sup className="ms-0.5 align-super text-xs font-bold tracking-normal text-accent-text">
      {text}
    </sup>
  )
}

type TrackProps = {
  size: CrossingSize
  duration: string | undefined
  progress: number | undefined
}

function Track({ size, duration, progress }: TrackProps) {
  return (
    <div className="relative min-w-12 grow @max-[15rem]:order-last @max-[15rem]:mb-5 @max-[15rem]:basis-full">
      <CrossingTrack progress={progress} isSmall={size === 'cart'} />
      {/* The duration is positioned absolutely, so that the line stays level with the times. */}
      {duration && (
        <span className="absolute inset-x-0 top-full text-center text-xs font-semibold whitespace-nowrap text-muted-foreground">
          {duration}
        </span>
      )}
    </div>
  )
}

function Shore({ end, size, isArrival = false }: EndProps) {
  const isClock = end.time !== undefined
  return (
    <div
      className={cn(
        'flex min-w-min grow basis-0 flex-col text-sm',
        isArrival && 'items-end text-end @md:col-start-3',
      )}
    >
      {isClock && size === 'ticket' && (
        <span className="text-2xl font-bold tracking-tight">
          <span className="whitespace-nowrap tabular">
            {end.time}
            {end.dayOffset && <DayOffset text={end.dayOffset} />}
          </span>
          {end.zone && (
            <>
              {' '}
              <span className="board-label text-muted-foreground">{end.zone}</span>
            </>
          )}
        </span>
      )}
      {isClock && size !== 'ticket' && (
        <span className="board-label text-muted-foreground">
          {end.code}
          {end.zone && <span className="ms-1.5 font-medium">{end.zone}</span>}
        </span>
      )}
      <span
        className={cn(
          // On a narrow phone at twice the size, a long name must stay whole although its line is short.
          'max-w-full @max-[8rem]:text-xs',
          size !== 'cart' && 'font-medium',
        )}
      >
        <PlaceName>{end.name}</PlaceName>
      </span>
      {end.day && <span className="text-muted-foreground">{end.day}</span>}
    </div>
  )
}

function Foot({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <div className="text-xs text-muted-foreground @max-md:order-last @max-md:mt-1.5 @max-md:basis-full @md:max-w-56 @md:pt-2.5 @md:text-center">
      {parts.map((part, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the operator is always before the vessel
        <span key={index} className="inline-block">
          {part}
          {index < parts.length - 1 && <span className="mx-1">·</span>}
        </span>
      ))}
    </div>
  )
}
