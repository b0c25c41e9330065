import { useId } from 'react'

import { cn } from './cn.ts'
import { Vessel } from './vessel.tsx'

export type CrossingTrackProps = {
  /** Where the vessel stands, 0 to 1. */
  progress?: number
  className?: string
}

/** Shore, wake, vessel, calm water, shore. Waves keep their length however wide the track is. */
export function CrossingTrack({ progress = 0.5, className }: CrossingTrackProps) {
  const id = useId()
  return (
    <span
      aria-hidden
      data-slot="crossing-track"
      className={cn('flex min-w-0 items-center text-brand-text', className)}
    >
      <span className="size-2.5 shrink-0 rounded-full bg-current forced-colors:border" />
      <svg className="h-2.5 min-w-2 basis-0" style={{ flexGrow: progress * 100 }}>
        <defs>
          <pattern id={id} width="16" height="10" patternUnits="userSpaceOnUse">
            <path
              d="M-4 5q4-4.600 8 0t8 0 8 0"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.800"
            />
          </pattern>
        </defs>
        <rect width="100%" height="10" fill={`url(#${id})`} />
      </svg>
      <Vessel className="mx-0.5 mb-2 shrink-0 text-foreground" />
      <span
        className="h-0 min-w-2 basis-0 border-t-2 border-dotted border-current opacity-60"
        style={{ flexGrow: (1 - progress) * 100 }}
      />
      <span className="size-2.5 shrink-0 rounded-full border-2 border-current" />
    </span>
  )
}
