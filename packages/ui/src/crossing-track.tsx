import { useId } from 'react'

import { cn } from './cn.ts'
import { Vessel } from './vessel.tsx'

export type CrossingTrackProps = {
  /** The position of the vessel, from 0 to 1. */
  progress?: number | undefined
  isSmall?: boolean
  className?: string
}

/** The tenths of the way as classes, because the site's policy forbids styles in markup that a server sends. */
const shares = [
  ...['grow-0', 'grow-1', 'grow-2', 'grow-3', 'grow-4', 'grow-5'],
  ...['grow-6', 'grow-7', 'grow-8', 'grow-9', 'grow-10'],
]

/**
 * Draws both shores, and between them the wake, the vessel and calm water. Waves keep their length, however wide the
 * track is.
 */
export function CrossingTrack({ progress = 0.5, isSmall = false, className }: CrossingTrackProps) {
  const id = useId()
  const done = Math.round(Math.min(1, Math.max(0, progress)) * 10)
  return (
    <span
      aria-hidden
      data-slot="crossing-track"
      className={cn('flex min-w-0 items-center text-brand-text', className)}
    >
      <span className="size-2.5 shrink-0 rounded-full bg-current forced-colors:border" />
      <svg className={cn('ms-1 h-2.5 min-w-1 basis-0', shares[done])}>
        <defs>
          <pattern id={id} width="14" height="10" patternUnits="userSpaceOnUse">
            <path
              d="M-3.5 5q3.5-4.2 7 0t7 0 7 0"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
            />
          </pattern>
        </defs>
        <rect width="100%" height="10" fill={`url(#${id})`} />
      </svg>
      <Vessel
        className={cn(
          'mx-0.5 h-3.5 w-8 shrink-0 -translate-y-1 text-foreground',
          isSmall ? '' : '@md:h-4.5 @md:w-10',
        )}
      />
      <span
        className={cn(
          'me-1 h-0 min-w-1 basis-0 border-t-2 border-dotted border-current opacity-60',
          shares[10 - done],
        )}
      />
      <span className="size-2.5 shrink-0 rounded-full border-2 border-current" />
    </span>
  )
}
