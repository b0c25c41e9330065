import { HOLD_MINUTES } from '@selat/domain'
import { Button } from '@selat/ui/button'
import { Pause, Play } from 'lucide-react'

import { FailureNote } from '../shared/failure-note.tsx'
import { Panel } from '../shared/panel.tsx'
import { SectionPage } from '../shared/section-page.tsx'
import { BigClock } from './big-clock.tsx'
import { DueNext } from './due-next.tsx'
import { GoToInstant } from './go-to-instant.tsx'
import { SimulationSwitch } from './simulation-switch.tsx'
import { STEPS, useClockActions } from './use-clock-actions.ts'
import { useClock } from './use-clock.ts'

export function ClockSection() {
  const { state, nowMs } = useClock()
  const actions = useClockActions()
  return (
    <SectionPage
      title="Clock"
      lead={`Holds, payments, sessions and tickets read this clock and no other. Seats are held for ${HOLD_MINUTES} minutes.`}
    >
      {state && nowMs !== null && (
        <div
          data-theme="dark"
          className="flex flex-col gap-6 rounded-xl bg-board p-5 text-board-foreground sm:p-7"
        >
          <BigClock nowMs={nowMs} isFrozen={state.frozen} />
          <div className="flex flex-wrap gap-2">
            <Button
              variant={state.frozen ? 'main' : 'outline'}
              size="sm"
              onClick={() => actions.mutate({ kind: state.frozen ? 'run' : 'freeze' })}
            >
              {state.frozen ? <Play aria-hidden /> : <Pause aria-hidden />}
              {state.frozen ? 'Let time run' : 'Freeze time'}
            </Button>
            {STEPS.map(({ label, seconds, ...step }) => (
              <Button
                key={label}
                variant="outline"
                size="sm"
                onClick={() => actions.mutate({ kind: 'advance', seconds })}
              >
                {label}
                {'note' in step && (
                  <span className="font-normal text-muted-foreground">{step.note}</span>
                )}
              </Button>
            ))}
          </div>
          <FailureNote error={actions.error} />
        </div>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Due next" note="What time will do by itself.">
          <DueNext />
        </Panel>
        <div className="grid gap-5">
          <Panel title="Go to an instant">
            <GoToInstant />
          </Panel>
          <Panel title="Payments">
            <SimulationSwitch />
          </Panel>
        </div>
      </div>
    </SectionPage>
  )
}
