import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { issue, reasonOf } from '../issues/issue.ts'
import type { Party } from '../passengers/party.ts'
import { cabinBounds, checkCabinGuests } from './cabin-guests.ts'

const guests = (adults: number, children = 0, infants = 0): Party => ({ adults, children, infants })

it.each<[Party, string[]]>([
  [guests(1), []],
  [guests(2, 1, 1), []],
  [guests(2, 2, 1), ['too_many_passengers']],
  [guests(12), ['too_many_passengers']],
  [guests(0, 2), ['no_adult']],
  [guests(1, 0, 2), ['more_infants_than_adults']],
  [guests(0), ['no_passengers']],
  [guests(-1), ['invalid_count']],
])('PRD-5 a cabin of four and %o: %j', (party, reasons) => {
  expect(checkCabinGuests(party, 4).map(({ code }) => reasonOf(code))).toEqual(reasons)
})

it('PRD-5 the refusal of too many guests names the limit of the cabin', () => {
  expect(checkCabinGuests(guests(3), 2)).toEqual([
    issue([], 'cruise.too_many_passengers', { max: 2, count: 3 }),
  ])
})

it('PRD-7 the limits of a stepper fit the cabin, and one step further does not', () => {
  const count = fc.integer({ min: 0, max: 5 })
  fc.assert(
    fc.property(
      count,
      count,
      count,
      fc.integer({ min: 1, max: 5 }),
      (adults, children, infants, max) => {
        const party = guests(adults, children, infants)
        fc.pre(checkCabinGuests(party, max).length === 0)
        const bounds = cabinBounds(party, max)
        for (const field of ['adults', 'children', 'infants'] as const) {
          const { min, max: most } = bounds[field]
          expect(checkCabinGuests({ ...party, [field]: most }, max)).toEqual([])
          expect(checkCabinGuests({ ...party, [field]: most + 1 }, max)).not.toEqual([])
          expect(checkCabinGuests({ ...party, [field]: min }, max)).toEqual([])
          expect(checkCabinGuests({ ...party, [field]: min - 1 }, max)).not.toEqual([])
        }
      },
    ),
  )
})
