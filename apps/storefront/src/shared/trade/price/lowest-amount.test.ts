import { expect, it } from 'vitest'

import { lowestAmount } from './lowest-amount.ts'

it('FER-8 a lowest amount is marked only where amounts differ', () => {
  expect(lowestAmount([2800, 3500, 2800])).toBe(2800)
  expect(lowestAmount([2800, 2800])).toBeNull()
  expect(lowestAmount([2800])).toBeNull()
  expect(lowestAmount([])).toBeNull()
})
