import { Button } from '@selat/ui/button'

import { useLive } from '../api/console-context.ts'
import { Hint } from '../shared/hint.tsx'
import { spanText, utcText } from '../shared/instant-text.ts'
import { OrderInText } from '../shared/order-link.tsx'
import { listDue } from './list-due.ts'
import { useSimulation } from './simulation-switch.tsx'
import { useClockActions } from './use-clock-actions.ts'
import { useClock } from './use-clock.ts'

/** Lists the next events that time will bring, each with a button that sets the clock to it. */
export function DueNext() {
  const payments = useLive(['payments'], (client) => client.payments.list()).data
  const refunds = useLive(['refunds'], (client) => client.refunds.list()).data
  const topUps = useLive(['top-ups'], (client) => client.topUps.list()).data
  const { state, nowMs } = useClock()
  const isSelfDeciding = useSimulation().data?.simulation === 'automatic'
  const actions = useClockActions()
  if (!payments || !refunds || !topUps || state === null || nowMs === null) return null
  const due = listDue({ ...payments, ...refunds, ...topUps }, { nowMs, isSelfDeciding })
  if (due.length === 0)
    return (
      <Hint title="Nothing waits for its time">
        Place an order in a storefront: the end of its time to pay stands here. So does the arrival
        of a refund, and the end of a top-up.
      </Hint>
    )
  return (
    <ul className="-my-2 flex flex-col divide-y divide-border">
      {due.map(({ id, what, of, at }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2">
          <p className="min-w-0 text-sm">
            <span className="block font-semibold wrap-anywhere">
              {of ? <OrderInText text={what} of={of} /> : what}
            </span>
            <span className="block text-muted-foreground tabular">
              in {spanText((Date.parse(at) - nowMs) / 1000)}, at {utcText(at, nowMs)} UTC
            </span>
          </p>
          <Button
            size="sm"
            variant="outline"
            onClick={() => actions.mutate({ kind: 'set', instant: at, isFrozen: state.frozen })}
          >
            Go there<span className="sr-only">: {what}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
