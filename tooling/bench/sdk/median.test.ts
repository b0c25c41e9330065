import { expect, it } from 'vitest'

import { medianOf, ratioOf } from './median.ts'

it('BENCH the median is the middle value, whatever the order', () => {
  expect(medianOf([30, 10, 20])).toBe(20)
  expect(() => medianOf([])).toThrow('Nothing was measured')
})

it('BENCH a round that slowed down both does not change their ratio', () => {
  const quick = [100, 10, 98]
  const slow = [50, 5, 49]

  expect(ratioOf(slow, quick)).toBe(0.5)
})
