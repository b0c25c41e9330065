import { Button } from '@selat/ui/button'
import { Pause, Play } from 'lucide-react'

import { FailureNote } from '../shared/failure-note.tsx'
import { clockText, dayText } from '../shared/instant-text.ts'
import { STEPS, useClockActions } from './use-clock-actions.ts'
import { useClock } from './use-clock.ts'

/** Shows the clock in every section, with buttons to advance it. */
export function ClockStrip() {
  const { state, nowMs } = useClock()
  const actions = useClockActions()
  if (state === null || nowMs === null) return <div className="h-12" />
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex items-center gap-x-3">
        <time
          dateTime={new Date(nowMs).toISOString()}
          className="text-3xl leading-none font-bold tracking-tight tabular"
        >
          {clockText(nowMs, 'UTC')}
        </time>
        <span className="flex flex-col text-xs leading-tight text-board-muted tabular">
          <span className="board-label text-[0.6875rem]">
            UTC {state.frozen ? 'frozen' : 'running'}
          </span>
          <span className="whitespace-nowrap">{dayText(nowMs, 'UTC')}</span>
        </span>
      </p>
      <div className="flex flex-wrap gap-1.5" role="group" aria-label="Time">
        <Button
          size="sm"
          variant="outline"
          className="max-sm:px-2 max-sm:[&>svg]:hidden"
          onClick={() => actions.mutate({ kind: state.frozen ? 'run' : 'freeze' })}
        >
          {state.frozen ? <Play aria-hidden /> : <Pause aria-hidden />}
          {state.frozen ? 'Let run' : 'Freeze'}
        </Button>
        {STEPS.map(({ label, seconds }) => (
          <Button
            key={label}
            size="sm"
            variant="outline"
            className="max-sm:px-2"
            onClick={() => actions.mutate({ kind: 'advance', seconds })}
          >
            {label}
          </Button>
        ))}
      </div>
      <FailureNote error={actions.error} />
    </div>
  )
}
