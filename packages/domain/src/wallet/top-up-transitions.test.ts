import { expect, it } from 'vitest'

import { transition } from '../state/transition.ts'
import {
  TOP_UP_EVENTS,
  TOP_UP_GUARDS,
  TOP_UP_STATES,
  type TopUpGuard,
  topUpTransitions,
} from './top-up-transitions.ts'

// The rows are written out again here, so that a change of the table must be intended.
const EXPECTED: Record<string, readonly [to: string, guard: TopUpGuard]> = {
  'pending approve': ['approved', 'by_tenant'],
  'pending reject': ['rejected', 'by_tenant'],
  'pending cancel': ['cancelled', 'by_agency'],
}
const PAIRS = TOP_UP_STATES.flatMap((state) => TOP_UP_EVENTS.map((event) => ({ state, event })))
const GUARDED = PAIRS.flatMap((pair) => {
  const guard = EXPECTED[`${pair.state} ${pair.event}`]?.[1]
  return guard ? [{ ...pair, guard }] : []
})
const EVERYTHING = Object.fromEntries(TOP_UP_GUARDS.map((guard) => [guard, true]))

it('AGT-2 a top-up begins as pending', () => {
  expect(TOP_UP_STATES[0]).toBe('pending')
})

it.each(PAIRS)('AGT-2 $state $event goes where the table says, or nowhere', ({ state, event }) => {
  const [to] = EXPECTED[`${state} ${event}`] ?? []

  expect(transition(topUpTransitions, state, event, EVERYTHING)).toEqual(
    to ? { ok: true, state: to } : { ok: false, reason: 'illegal_transition' },
  )
})

it.each(GUARDED)('AGT-2 $state $event is refused without $guard', ({ state, event, guard }) => {
  const allButOne = { ...EVERYTHING, [guard]: false }

  expect(transition(topUpTransitions, state, event, allButOne)).toEqual({
    ok: false,
    reason: 'guard_failed',
    guard,
  })
})

it('AGT-2 the table has no other row', () => {
  expect(topUpTransitions).toHaveLength(Object.keys(EXPECTED).length)
})
