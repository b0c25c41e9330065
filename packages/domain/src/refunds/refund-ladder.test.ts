import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { refundEndsAtMs, refundLadder, stepAt } from './refund-ladder.ts'

const DEPARTS = '2026-12-12T10:20:00+08:00'
const RUNGS = [
  { hoursBefore: 24, percent: 50 },
  { hoursBefore: 72, percent: 75 },
]

describe('refundLadder', () => {
  it('CHK-11 gives the steps of a fare their instants, the earliest first', () => {
    expect(refundLadder(RUNGS, DEPARTS)).toEqual([
      { until: '2026-12-09T02:20:00.000Z', percent: 75 },
      { until: '2026-12-11T02:20:00.000Z', percent: 50 },
      { until: null, percent: 0 },
    ])
  })

  it.each([
    ['2026-12-09T02:19:59.999Z', 75],
    ['2026-12-09T02:20:00.000Z', 50],
    ['2026-12-11T02:19:59.999Z', 50],
    ['2026-12-11T02:20:00.000Z', 0],
    ['2026-12-13T00:00:00.000Z', 0],
  ])('CHK-11 at %s gives back %i per cent', (now, percent) => {
    expect(stepAt(refundLadder(RUNGS, DEPARTS), now).percent).toBe(percent)
  })

  it('CHK-11 gives nothing back without steps', () => {
    expect(stepAt(refundLadder([], DEPARTS), '2026-01-01T00:00:00Z').percent).toBe(0)
  })

  it('CHK-11 never gives back more later, whatever the steps', () => {
    const rungs = fc.uniqueArray(fc.nat(400), { maxLength: 5 }).chain((hours) =>
      fc
        .array(fc.integer({ min: 1, max: 100 }), {
          minLength: hours.length,
          maxLength: hours.length,
        })
        .map((percents) => {
          const falling = percents.toSorted((first, second) => second - first)
          return hours
            .toSorted((first, second) => second - first)
            .map((hoursBefore, index) => ({ hoursBefore, percent: falling[index] ?? 0 }))
        }),
    )
    const start = Date.parse(DEPARTS)
    fc.assert(
      fc.property(rungs, fc.nat(1e9), fc.nat(1e9), (list, first, second) => {
        const ladder = refundLadder(list, DEPARTS)
        const [early, late] = first > second ? [first, second] : [second, first]
        expect(stepAt(ladder, start - early).percent).toBeGreaterThanOrEqual(
          stepAt(ladder, start - late).percent,
        )
      }),
    )
  })

  it('CHK-11 ends with its last step that gives something back, whatever the steps', () => {
    const rungs = fc.array(
      fc.record({
        hoursBefore: fc.oneof(fc.nat(400), fc.constant(0.5)),
        percent: fc.nat(100),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(rungs, (list) => {
        const giving = refundLadder(list, DEPARTS).filter(({ percent }) => percent > 0)
        const last = giving.at(-1)?.until ?? null
        expect(refundEndsAtMs(list, DEPARTS)).toBe(last === null ? null : Date.parse(last))
      }),
    )
  })
})
