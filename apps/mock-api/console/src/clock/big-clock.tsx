import { CrossingTrack } from '@selat/ui/crossing-track'

import { clockText, dayText } from '../shared/instant-text.ts'

/** Shows the time of the API in UTC, and below it the times of both shores with a line between them. */
export function BigClock({ nowMs, isFrozen }: { nowMs: number; isFrozen: boolean }) {
  return (
    <div className="@container">
      <p className="board-label text-board-muted">{isFrozen ? 'Time stands still' : 'Time runs'}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
        <time
          dateTime={new Date(nowMs).toISOString()}
          className="text-5xl leading-none font-bold tracking-tight tabular @lg:text-6xl"
        >
          {clockText(nowMs, 'UTC')}
        </time>
        <span className="text-lg text-board-muted tabular">UTC, {dayText(nowMs, 'UTC')}</span>
      </p>
      <div className="mt-6 grid grid-cols-[auto_minmax(2.5rem,1fr)_auto] items-center gap-x-3 @lg:gap-x-6">
        <Shore name="Singapore" nowMs={nowMs} timeZone="Asia/Singapore" />
        <CrossingTrack />
        <Shore name="Batam" nowMs={nowMs} timeZone="Asia/Jakarta" isArrival />
      </div>
    </div>
  )
}

type ShoreProps = { name: string; nowMs: number; timeZone: string; isArrival?: boolean }

function Shore({ name, nowMs, timeZone, isArrival = false }: ShoreProps) {
  return (
    <p className={isArrival ? 'text-end' : undefined}>
      <span className="block text-xl leading-tight font-bold tracking-tight tabular @lg:text-3xl">
        {clockText(nowMs, timeZone)}
      </span>
      <span className="block text-sm font-medium">{name}</span>
      <span className="block text-sm text-board-muted tabular">{dayText(nowMs, timeZone)}</span>
    </p>
  )
}
