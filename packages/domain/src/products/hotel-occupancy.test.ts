import { expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { checkOccupancy, fitsRoom } from './hotel-occupancy.ts'

const TWIN = { maxAdults: 2, maxChildren: 1, maxGuests: 3 }
const QUAD = { maxAdults: 4, maxChildren: 0, maxGuests: 4 }
const SUITE = { maxAdults: 4, maxChildren: 2, maxGuests: 5 }

it.each([
  [2, [], TWIN, undefined],
  [2, [5], TWIN, undefined],
  [3, [], TWIN, issue(['adults'], 'hotel.too_many_adults', { max: 2 })],
  [2, [5, 9], TWIN, issue(['childAges'], 'hotel.too_many_guests', { max: 3 })],
  [1, [5, 9], TWIN, undefined],
  [1, [5, 9, 11], TWIN, issue(['childAges'], 'hotel.too_many_guests', { max: 3 })],
  [2, [5, 9], QUAD, undefined],
  [4, [], QUAD, undefined],
  [4, [3], QUAD, issue(['childAges'], 'hotel.too_many_guests', { max: 4 })],
  [4, [3], SUITE, undefined],
  [4, [3, 4], SUITE, issue(['childAges'], 'hotel.too_many_guests', { max: 5 })],
  [
    4,
    [3, 4, 6],
    { ...SUITE, maxGuests: 8 },
    issue(['childAges'], 'hotel.too_many_children', { max: 2 }),
  ],
])(
  'PRD-3 PRD-7 %i adults with children of %j in %o gives %o',
  (adults, childAges, capacity, expected) => {
    expect(checkOccupancy({ adults, childAges }, capacity)).toEqual(expected)
    expect(fitsRoom({ adults, childAges }, capacity)).toBe(expected === undefined)
  },
)
