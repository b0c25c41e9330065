import { expect, it } from 'vitest'

import { describeScroll } from './describe.ts'
import { framesPerSecond, lateShare, scrollHolds } from './scroll.ts'

const frames = (late: number) => [
  ...Array<number>(100 - late).fill(16),
  ...Array<number>(late).fill(40),
]
const scroll = (late: number, lateOfCopy = 0) => ({
  screen: 'phone',
  site: frames(late),
  copy: frames(lateOfCopy),
})

it('BENCH a list is smooth with two late frames of a hundred more than without scripts, but not with three', () => {
  expect(lateShare(frames(2))).toBe(2)
  expect(scrollHolds(scroll(2))).toBe(true)
  expect(scrollHolds(scroll(3))).toBe(false)
  expect(scrollHolds(scroll(7, 5))).toBe(true)
  expect(scrollHolds(scroll(8, 5))).toBe(false)
})

it('BENCH a list without any frame is not smooth', () => {
  expect(framesPerSecond([])).toBe(0)
  expect(scrollHolds({ screen: 'phone', site: [], copy: frames(0) })).toBe(false)
})

it('BENCH the report has the frames of both pages, and names screens that are not smooth', () => {
  expect(describeScroll([scroll(0, 4)])).toContain('| phone, our page | 62.5 | 0.0 % | 16 |')
  expect(describeScroll([scroll(0, 4)])).toContain(
    '| phone, the same without scripts | 59.0 | 4.0 % | 40 |',
  )
  expect(describeScroll([scroll(0)])).toContain('As smooth as without scripts on every screen.')
  expect(describeScroll([scroll(10)])).toContain('NOT as smooth as without scripts on: phone.')
})
