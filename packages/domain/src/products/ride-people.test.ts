import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import type { Party } from '../passengers/party.ts'
import { checkRidePeople, maxBagsOf, ridePeopleBounds, type RideRoom } from './ride-people.ts'

const van: RideRoom = { per: 'vehicle', maxPassengers: 6, maxBags: 4 }
const seat: RideRoom = { per: 'person', maxPassengers: 13, maxBags: 1 }
const party = (adults: number, children = 0, infants = 0): Party => ({ adults, children, infants })

it('PRD-4 a vehicle takes as many people as it has seats, infants included', () => {
  expect(checkRidePeople(party(3, 2, 1), van)).toEqual([])
  expect(checkRidePeople(party(4, 2, 1), van)).toEqual([
    issue([], 'transport.too_many_passengers', { max: 6, count: 7 }),
  ])
})

it('PRD-4 more than ten people may ride if the vehicle has the seats', () => {
  expect(checkRidePeople(party(25), { ...van, maxPassengers: 25 })).toEqual([])
})

it.each([
  [party(0), [issue([], 'transport.no_passengers')]],
  [party(0, 1), [issue([], 'transport.no_adult')]],
  [party(1.5), [issue(['adults'], 'transport.invalid_count')]],
  [party(1, -1), [issue(['children'], 'transport.invalid_count')]],
])('PRD-4 %o is refused', (people, issues) => {
  expect(checkRidePeople(people, van)).toEqual(issues)
})

it('PRD-4 on a shared ride an infant sits on a lap and takes no seat', () => {
  expect(checkRidePeople(party(13, 0, 13), seat)).toEqual([])
  expect(checkRidePeople(party(1, 0, 2), seat)).toEqual([
    issue([], 'transport.more_infants_than_adults', { max: 1, count: 2 }),
  ])
  expect(checkRidePeople(party(1, 0, 2), van)).toEqual([])
})

it('PRD-4 bags are limited by the vehicle, or by the seats', () => {
  expect(maxBagsOf(party(1), van)).toBe(4)
  expect(maxBagsOf(party(2, 1, 1), seat)).toBe(3)
})

it('PRD-7 the limits of a stepper may ride, and one step further may not', () => {
  const count = fc.integer({ min: 0, max: 8 })
  fc.assert(
    fc.property(count, count, count, fc.boolean(), (adults, children, infants, isSeat) => {
      const room = isSeat ? seat : van
      const people = party(adults, children, infants)
      fc.pre(checkRidePeople(people, room).length === 0)
      const bounds = ridePeopleBounds(people, room)
      for (const field of ['adults', 'children', 'infants'] as const) {
        const { min, max } = bounds[field]
        expect(checkRidePeople({ ...people, [field]: max }, room)).toEqual([])
        expect(checkRidePeople({ ...people, [field]: max + 1 }, room)).not.toEqual([])
        expect(checkRidePeople({ ...people, [field]: min }, room)).toEqual([])
        expect(checkRidePeople({ ...people, [field]: min - 1 }, room)).not.toEqual([])
      }
    }),
  )
})
