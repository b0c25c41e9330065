import { expect, it } from 'vitest'

import { transition } from '../state/transition.ts'
import {
  HOLD_EVENTS,
  HOLD_GUARDS,
  HOLD_STATES,
  type HoldGuard,
  holdTransitions,
} from './hold-transitions.ts'

// The rows are written out again here, so that a change of the table must be intended.
const EXPECTED: Record<string, readonly [to: string, guard?: HoldGuard]> = {
  'held extend': ['extended', 'extendable'],
  'held order': ['ordered', 'running'],
  'held expire': ['expired', 'over'],
  'held release': ['released'],
  'extended extend': ['extended', 'extendable'],
  'extended order': ['ordered', 'running'],
  'extended expire': ['expired', 'over'],
  'extended release': ['released'],
  'expired release': ['released'],
}
const PAIRS = HOLD_STATES.flatMap((state) => HOLD_EVENTS.map((event) => ({ state, event })))
const GUARDED = PAIRS.flatMap((pair) => {
  const guard = EXPECTED[`${pair.state} ${pair.event}`]?.[1]
  return guard ? [{ ...pair, guard }] : []
})
const EVERYTHING = Object.fromEntries(HOLD_GUARDS.map((guard) => [guard, true]))

it.each(PAIRS)('CRT-2 $state $event goes where the table says, or nowhere', ({ state, event }) => {
  const [to] = EXPECTED[`${state} ${event}`] ?? []

  expect(transition(holdTransitions, state, event, EVERYTHING)).toEqual(
    to ? { ok: true, state: to } : { ok: false, reason: 'illegal_transition' },
  )
})

it.each(GUARDED)('CRT-2 $state $event is refused without $guard', ({ state, event, guard }) => {
  const allButOne = { ...EVERYTHING, [guard]: false }

  expect(transition(holdTransitions, state, event, allButOne)).toEqual({
    ok: false,
    reason: 'guard_failed',
    guard,
  })
})

it('CRT-2 the table has no other row', () => {
  expect(holdTransitions).toHaveLength(Object.keys(EXPECTED).length)
})
