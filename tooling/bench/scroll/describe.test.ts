import { expect, it } from 'vitest'

import { describeScroll } from './describe.ts'
import { framesPerSecond, lateShare, scrollHolds } from './scroll.ts'

const frames = (late: number) => ({
  screen: 'phone',
  intervals: [...Array<number>(100 - late).fill(16), ...Array<number>(late).fill(40)],
})

it('BENCH a list is smooth with two late frames of a hundred, but not with three', () => {
  expect(lateShare(frames(2))).toBe(2)
  expect(scrollHolds(frames(2))).toBe(true)
  expect(scrollHolds(frames(3))).toBe(false)
})

it('BENCH a list without any frame is not smooth', () => {
  const nothing = { screen: 'phone', intervals: [] }

  expect(framesPerSecond(nothing)).toBe(0)
  expect(scrollHolds(nothing)).toBe(false)
})

it('BENCH the report has the frames a second, and names screens that are not smooth', () => {
  expect(describeScroll([frames(0)])).toContain('| phone | 62.5 | 0.0 % | 16 |')
  expect(describeScroll([frames(0)])).toContain('Smooth on every screen.')
  expect(describeScroll([frames(10)])).toContain('NOT smooth on: phone.')
})
