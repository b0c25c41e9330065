import fc from 'fast-check'
import { expect, it } from 'vitest'

import { chosenCounts, sayCounts, ticketAddress } from './ticket-choice.ts'

const count = fc.integer({ min: 0, max: 60 })
const choices = fc.record(
  {
    option: fc.constantFrom('DAY', 'PVT', '1P', 'S-1'),
    date: fc.constantFrom('2026-12-12', '2027-03-01'),
  },
  { requiredKeys: [] },
)
const people = fc.record({ adult: count, child: count, infant: count, senior: count })

it('PRD-2 a choice is read back from its address unchanged', () => {
  fc.assert(
    fc.property(choices, people, (choice, counts) => {
      const said = { ...choice, ...sayCounts(counts) }
      const read = ticketAddress.parse(ticketAddress.serialize(said))
      const isSomebody = Object.values(counts).some((number) => number > 0)

      expect(read).toMatchObject(choice)
      expect(chosenCounts(read)).toEqual(isSomebody ? counts : null)
    }),
  )
})

it('PRD-2 invalid values in the address become the default', () => {
  const address = 'option=no%20such&date=2027-02-29&adults=-1&children=x&seniors=999'

  expect(ticketAddress.parse(new URLSearchParams(address))).toEqual({})
})
