import { expect, it } from 'vitest'

import { ageOn } from './age-on.ts'

it('PAX-4 completes a year on the birthday itself', () => {
  expect(ageOn('2013-06-15', '2026-06-14')).toBe(12)
  expect(ageOn('2013-06-15', '2026-06-15')).toBe(13)
})

it('PAX-4 someone born on 29 February completes a common year on 1 March', () => {
  expect(ageOn('2012-02-29', '2025-02-28')).toBe(12)
  expect(ageOn('2012-02-29', '2025-03-01')).toBe(13)
  expect(ageOn('2012-02-29', '2028-02-29')).toBe(16)
})

it('PAX-3 age is negative before birth, and a day that does not exist throws', () => {
  expect(ageOn('2026-06-15', '2026-06-14')).toBe(-1)
  expect(() => ageOn('2026-02-30', '2026-06-14')).toThrow(RangeError)
})
