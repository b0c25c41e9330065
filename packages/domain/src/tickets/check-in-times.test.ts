import fc from 'fast-check'
import { expect, it } from 'vitest'

import { checkInPhase } from './check-in-times.ts'

const times = { opensAt: '2026-12-12T06:30:00+07:00', closesAt: '2026-12-12T07:30:00+07:00' }

it.each([
  ['2026-12-11T23:29:59.999Z', 'early'],
  ['2026-12-11T23:30:00Z', 'open'],
  ['2026-12-12T08:30:00+08:00', 'open'],
  ['2026-12-12T07:30:00.001+07:00', 'late'],
  ['2026-12-13T07:00:00+07:00', 'late'],
])('MAN-2 at %s the check-in from 06:30 to 07:30 in Batam is %s', (at, phase) => {
  expect(checkInPhase(times, at)).toBe(phase)
})

it('MAN-2 check-in is early, then open, then late, and never goes back', () => {
  const order = ['early', 'open', 'late']
  fc.assert(
    fc.property(fc.nat(9e7), fc.nat(9e7), (one, other) => {
      const start = Date.parse('2026-12-11T12:00:00Z')
      const [first, second] = [Math.min(one, other), Math.max(one, other)]
      const phase = (ms: number) => order.indexOf(checkInPhase(times, start + ms))

      expect(phase(first)).toBeLessThanOrEqual(phase(second))
    }),
  )
})
