import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fareRange } from './fare-range.ts'
import { sampleLeg, sampleSailing } from './sample-sailing.ts'

const at = '2026-12-12T10:20:00+08:00'
const legWith = (...fares: number[]) =>
  sampleLeg(fares.map((fare) => sampleSailing(at, at, { fare })))

it('FER-2 the slider has round steps between the lowest and the highest fare', () => {
  expect(fareRange([legWith(2843, 4512), legWith(7595)])).toMatchObject({
    lowest: { Amount: 2900, Currency: 'SGD' },
    highest: { Amount: 7600 },
    step: 100,
  })
})

it('FER-2 with one fare or none there is no slider', () => {
  expect(fareRange([legWith(2800, 2800)])).toBeNull()
  expect(fareRange([legWith()])).toBeNull()
})

it('FER-2 the lowest stop of the slider includes the cheapest fare, and the highest stop every fare', () => {
  const fare = fc.integer({ min: 1, max: 99_000_000 })
  fc.assert(
    fc.property(fc.array(fare, { minLength: 1, maxLength: 12 }), (fares) => {
      const range = fareRange([legWith(...fares)])
      if (!range) return

      expect(range.lowest.Amount).toBeGreaterThanOrEqual(Math.min(...fares))
      expect(range.highest.Amount).toBeGreaterThanOrEqual(Math.max(...fares))
      expect((range.highest.Amount - range.lowest.Amount) % range.step).toBe(0)
    }),
  )
})
