import fc from 'fast-check'
import { expect, it } from 'vitest'

import { hotelAddress, reviewSorts } from './hotel-choice.ts'

it('PRD-3 every choice on a hotel’s page is read back from its address unchanged', () => {
  const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
  const day = maybe(fc.constantFrom('2026-12-12', '2027-02-28'))
  const picks = fc
    .array(fc.constantFrom('SUP.FLEX', '1BR.FLEX_BB', ''), { maxLength: 8 })
    .filter((pick) => pick.at(-1) !== '')
  const choices = fc.record({
    checkIn: day,
    checkOut: day,
    rooms: maybe(fc.constantFrom('2', '2,2-5-9', '1-0-17')),
    pick: picks,
    facet: maybe(fc.constantFrom('city:batam', 'board:breakfast,cancellation:free')),
    reviews: fc.constantFrom(...reviewSorts),
    reviewPage: fc.integer({ min: 1, max: 99 }),
  })

  fc.assert(
    fc.property(choices, (choice) => {
      const address = hotelAddress.serialize(choice).toString()

      expect(hotelAddress.parse(new URLSearchParams(address))).toEqual(choice)
    }),
  )
})

it('PRD-3 invalid values in the address are left out', () => {
  const address =
    'checkIn=2026-02-30&rooms=0-5&pick=<b>,SUP.FLEX,&facet=board&reviews=best&reviewPage=0'

  expect(hotelAddress.parse(new URLSearchParams(address))).toEqual({
    checkIn: undefined,
    checkOut: undefined,
    rooms: undefined,
    pick: ['', 'SUP.FLEX'],
    facet: undefined,
    reviews: 'newest',
    reviewPage: 1,
  })
})
