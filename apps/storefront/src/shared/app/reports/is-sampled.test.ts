import fc from 'fast-check'
import { expect, it } from 'vitest'

import { isSampled } from './is-sampled.ts'

const page = fc.stringMatching(/^[\da-f]{32}$/)

it('APP-6 the wanted share of all page loads is sampled', () => {
  const loads = Array.from({ length: 1000 }, (_, index) =>
    Math.floor(((index + 0.5) / 1000) * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
      .padEnd(32, '0'),
  )

  expect(loads.filter((load) => isSampled(load, 10))).toHaveLength(100)
  expect(loads.filter((load) => isSampled(load, 100))).toHaveLength(1000)
  expect(loads.filter((load) => isSampled(load, 0))).toHaveLength(0)
})

it('APP-6 a load that is in a share is also in every larger one', () => {
  const share = fc.integer({ min: 0, max: 100 })

  fc.assert(
    fc.property(page, share, share, (load, one, other) => {
      const [less = 0, more = 0] = [one, other].toSorted((a, b) => a - b)
      expect(isSampled(load, less) && !isSampled(load, more)).toBe(false)
    }),
  )
})
