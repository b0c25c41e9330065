import { expect, it } from 'vitest'

import { checkQuantity } from './check-quantity.ts'

it.each([
  [2, undefined],
  [6, undefined],
  [1, { reason: 'below_minimum', min: 2 }],
  [7, { reason: 'above_maximum', max: 6 }],
  [2.5, { reason: 'not_a_whole_number' }],
  [Number.NaN, { reason: 'not_a_whole_number' }],
])('PRD-7 a quantity of %d between 2 and 6 gives %o', (quantity, expected) => {
  expect(checkQuantity(quantity, { min: 2, max: 6 })).toEqual(expected)
})
