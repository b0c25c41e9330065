import { HOLD_MINUTES } from '@selat/domain'

import { useAct } from '../api/console-context.ts'
import { clockText, spanText } from '../shared/instant-text.ts'

export type ClockAction =
  | { kind: 'freeze' }
  | { kind: 'run' }
  | { kind: 'advance'; seconds: number }
  /** `isFrozen` is whether the clock stands still now, which does not change. */
  | { kind: 'set'; instant: string; isFrozen: boolean }

/** The steps that are often used. The second one is as long as a hold. */
export const STEPS = [
  { label: '+1 min', seconds: 60, key: 'm' },
  { label: `+${HOLD_MINUTES} min`, seconds: HOLD_MINUTES * 60, key: 'q', note: 'a hold' },
  { label: '+1 h', seconds: 3600, key: 'h' },
  { label: '+1 day', seconds: 86_400, key: 'd' },
] as const

/** Returns the mutation for all changes of the clock. */
export function useClockActions() {
  return useAct(
    ({ clock, api }, action: ClockAction) => {
      switch (action.kind) {
        case 'freeze':
          return clock.freeze()
        case 'run':
          return clock.run()
        case 'advance':
          return clock.advance(action.seconds)
        case 'set':
          return action.isFrozen ? clock.freeze(action.instant) : setRunning(api, action.instant)
      }
    },
    { said: ({ now }, action) => describeAction(action, clockText(Date.parse(now), 'UTC')) },
  )
}

type Api = Parameters<Parameters<typeof useAct>[0]>[0]['api']

async function setRunning(api: Api, now: string) {
  const answer = await api.clock.$post({ json: { frozen: false, now } })
  return answer.json()
}

function describeAction(action: ClockAction, clock: string): string {
  switch (action.kind) {
    case 'freeze':
      return `Time stands at ${clock} UTC`
    case 'run':
      return 'Time runs'
    case 'advance':
      return `${spanText(action.seconds)} later: ${clock} UTC`
    case 'set':
      return `It is ${clock} UTC`
  }
}
