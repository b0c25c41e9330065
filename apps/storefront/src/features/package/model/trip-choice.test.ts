import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseTripChoice, serializeTripChoice } from './trip-choice.ts'

const count = fc.integer({ min: 0, max: 12 })
const choices = fc.record({
  type: fc.option(fc.constantFrom('STD', 'DLX')),
  date: fc.option(fc.constantFrom('2026-12-12', '2027-03-01')),
  party: fc.option(
    fc
      .record({ adults: count, children: count, infants: count })
      .filter(({ adults, children, infants }) => adults + children + infants > 0),
  ),
})

it('PRD-1 a choice comes back from its address as it was', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(parseTripChoice(serializeTripChoice(choice))).toEqual(choice)
    }),
  )
})

it('PRD-1 what cannot be is left to its default', () => {
  const address = 'type=std&date=2026-13-01&adults=two&children=-1'

  expect(parseTripChoice(new URLSearchParams(address))).toEqual({
    type: null,
    date: null,
    party: null,
  })
})
