import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { rideAddress, type RideChoice } from './ride-choice.ts'

const count = fc.integer({ min: 0, max: 99 })
const rides: fc.Arbitrary<RideChoice> = fc.record({
  rate: fc.constantFrom(null, 'AVZ-10H', 'NAGOYA'),
  date: fc.constantFrom(null, '2026-12-12', '2028-02-29'),
  time: fc.constantFrom(null, '00:00', '23:59'),
  pickUp: fc.string({ maxLength: 200 }),
  dropOff: fc.string({ maxLength: 200 }),
  connection: fc.string({ maxLength: 60 }),
  hours: count,
  bags: count,
  adults: count,
  children: count,
  infants: count,
})

it('PRD-4 a ride is read back from its address unchanged', () => {
  fc.assert(
    fc.property(rides, (ride) => {
      expect(
        rideAddress.parse(new URLSearchParams(rideAddress.serialize(ride).toString())),
      ).toEqual(ride)
    }),
  )
})

it('PRD-4 invalid values in the address are left out', () => {
  expect(
    rideAddress.parse(
      new URLSearchParams('rate=%20x&date=2026-02-30&time=24:00&adults=-1&bags=many'),
    ),
  ).toEqual(rideAddress.parse(new URLSearchParams()))
})

it('PRD-4 the address of an empty choice is empty', () => {
  expect(rideAddress.serialize(rideAddress.parse(new URLSearchParams())).toString()).toBe('')
})
