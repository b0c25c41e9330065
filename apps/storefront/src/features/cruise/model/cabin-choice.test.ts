import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { cabinAddress, type CabinChoice } from './cabin-choice.ts'

const count = fc.integer({ min: 0, max: 9 })
const cabins: fc.Arbitrary<CabinChoice> = fc.record({
  cabin: fc.constantFrom(null, 'BAL', 'INT'),
  date: fc.constantFrom(null, '2027-02-14', '2028-02-29'),
  adults: count,
  children: count,
  infants: count,
})

it('PRD-5 a cabin is read back from its address unchanged', () => {
  fc.assert(
    fc.property(cabins, (cabin) => {
      expect(
        cabinAddress.parse(new URLSearchParams(cabinAddress.serialize(cabin).toString())),
      ).toEqual(cabin)
    }),
  )
})

it('PRD-5 invalid values in the address are left out', () => {
  expect(cabinAddress.parse(new URLSearchParams('cabin=attic&date=2027-02-30&adults=200'))).toEqual(
    cabinAddress.parse(new URLSearchParams()),
  )
})
