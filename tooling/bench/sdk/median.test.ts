import { expect, it } from 'vitest'

import { medianOf, ratioOf } from './median.ts'

it('BENCH the median is the middle value, not the middle place', () => {
  expect(medianOf([30, 10, 20])).toBe(20)
  expect(() => medianOf([])).toThrow('Nothing was measured')
})

it('BENCH a round that slowed both down does not change the ratio of two', () => {
  const quick = [100, 10, 98]
  const slow = [50, 5, 49]

  expect(ratioOf(slow, quick)).toBe(0.5)
})
