import { describe, expect, expectTypeOf, it } from 'vitest'

import { possibleEvents, transition, type Transition } from './transition.ts'

type State = 'shut' | 'open' | 'broken'
type Event = 'push' | 'kick' | 'pull'
type Guard = 'unlocked' | 'weak'

const door: readonly Transition<State, Event, Guard>[] = [
  { from: 'shut', event: 'push', to: 'open', guard: 'unlocked' },
  { from: 'shut', event: 'kick', to: 'broken', guard: 'weak' },
  { from: 'shut', event: 'kick', to: 'shut' },
  { from: 'open', event: 'pull', to: 'shut' },
]

describe('transition', () => {
  it('CHK-3 goes where the table says', () => {
    expect(transition(door, 'open', 'pull')).toEqual({ ok: true, state: 'shut' })
    expect(transition(door, 'shut', 'push', { unlocked: true })).toEqual({
      ok: true,
      state: 'open',
    })
  })

  it('CHK-3 an illegal transition is a typed refusal', () => {
    const result = transition(door, 'broken', 'push', { unlocked: true })

    expect(result).toEqual({ ok: false, reason: 'illegal_transition' })
    expectTypeOf(result).toExtend<
      | { ok: true; state: State }
      | { ok: false; reason: 'illegal_transition' }
      | { ok: false; reason: 'guard_failed'; guard: Guard }
    >()
  })

  it('CHK-3 names the guard that does not hold; a missing fact does not hold', () => {
    const refusal = { ok: false, reason: 'guard_failed', guard: 'unlocked' }

    expect(transition(door, 'shut', 'push')).toEqual(refusal)
    expect(transition(door, 'shut', 'push', { unlocked: false })).toEqual(refusal)
  })

  it('CHK-3 takes the first row whose guard holds', () => {
    expect(transition(door, 'shut', 'kick', { weak: true })).toEqual({ ok: true, state: 'broken' })
    expect(transition(door, 'shut', 'kick')).toEqual({ ok: true, state: 'shut' })
  })

  it('CHK-3 does not compile with a state, event or fact that the table does not have', () => {
    // @ts-expect-error -- no such state
    expect(transition(door, 'ajar', 'push').ok).toBe(false)
    // @ts-expect-error -- no such event
    expect(transition(door, 'shut', 'ring').ok).toBe(false)
    // @ts-expect-error -- no such fact
    expect(transition(door, 'shut', 'push', { oiled: true }).ok).toBe(false)
  })
})

it('CHK-3 lists what is possible, by the facts when they are given', () => {
  expect(possibleEvents(door, 'shut')).toEqual(['push', 'kick'])
  expect(possibleEvents(door, 'shut', {})).toEqual(['kick'])
  expect(possibleEvents(door, 'shut', { unlocked: true })).toEqual(['push', 'kick'])
  expect(possibleEvents(door, 'broken')).toEqual([])
})
