import { expect, it } from 'vitest'

import { describeScroll } from './describe.ts'
import { framesPerSecond, lateShare, scrollHolds } from './scroll.ts'

const frames = (late: number) => ({
  screen: 'phone',
  intervals: [...Array<number>(100 - late).fill(16), ...Array<number>(late).fill(40)],
})

it('BENCH a list is smooth while two frames of a hundred are late, and not with three', () => {
  expect(lateShare(frames(2))).toBe(2)
  expect(scrollHolds(frames(2))).toBe(true)
  expect(scrollHolds(frames(3))).toBe(false)
})

it('BENCH no frame at all is no smooth list', () => {
  const nothing = { screen: 'phone', intervals: [] }

  expect(framesPerSecond(nothing)).toBe(0)
  expect(scrollHolds(nothing)).toBe(false)
})

it('BENCH the report says how many frames a second there were, and what is not smooth', () => {
  expect(describeScroll([frames(0)])).toContain('| phone | 62.5 | 0.0 % | 16 |')
  expect(describeScroll([frames(0)])).toContain('Smooth on every screen.')
  expect(describeScroll([frames(10)])).toContain('NOT smooth on: phone.')
})
