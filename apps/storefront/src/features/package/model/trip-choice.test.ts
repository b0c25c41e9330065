import { issue } from '@selat/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'

import { checkTrip, chosenParty, sayParty, tripAddress } from './trip-choice.ts'

const count = fc.integer({ min: 0, max: 12 })
const choices = fc.record(
  {
    type: fc.constantFrom('STD', 'DLX'),
    date: fc.constantFrom('2026-12-12', '2027-03-01'),
  },
  { requiredKeys: [] },
)
const parties = fc.record({ adults: count, children: count, infants: count })

it('PRD-1 a choice is read back from its address unchanged', () => {
  fc.assert(
    fc.property(choices, parties, (choice, party) => {
      const said = { ...choice, ...sayParty(party) }
      const read = tripAddress.parse(tripAddress.serialize(said))
      const isSomebody = Object.values(party).some((number) => number > 0)

      expect(read).toMatchObject(choice)
      expect(chosenParty(read)).toEqual(isSomebody ? party : null)
    }),
  )
})

it('PRD-1 invalid values in the address become the default', () => {
  const address = 'type=std&date=2026-13-01&adults=two&children=-1'

  expect(tripAddress.parse(new URLSearchParams(address))).toEqual({})
})

const terms = { bands: ['adult', 'child'] as const, bounds: { min: 2, max: 8 } }

it('PRD-7 for more people than any booking takes, the limit of the type is named', () => {
  const nine = checkTrip({ adults: 9, children: 0, infants: 0 }, terms)
  const eleven = checkTrip({ adults: 11, children: 0, infants: 0 }, terms)

  expect(nine).toEqual([issue([], 'package.above_maximum', { max: 8 })])
  expect(eleven).toEqual(nine)
})

it('PRD-1 a rule for every party is reported unchanged', () => {
  expect(checkTrip({ adults: 0, children: 2, infants: 0 }, terms)).toEqual([
    issue([], 'passenger.no_adult'),
  ])
})
