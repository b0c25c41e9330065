import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseTicketChoice, serializeTicketChoice } from './ticket-choice.ts'

const count = fc.integer({ min: 0, max: 60 })
const choices = fc.record({
  option: fc.option(fc.constantFrom('DAY', 'PVT', '1P', 'S-1')),
  date: fc.option(fc.constantFrom('2026-12-12', '2027-03-01')),
  counts: fc.option(
    fc
      .record({ adult: count, child: count, infant: count, senior: count })
      .filter(({ adult, child, infant, senior }) => adult + child + infant + senior > 0),
  ),
})

it('PRD-2 a choice comes back from its address as it was', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      expect(parseTicketChoice(serializeTicketChoice(choice))).toEqual(choice)
    }),
  )
})

it('PRD-2 what cannot be is left to its default', () => {
  const address = 'option=no%20such&date=2027-02-29&adults=-1&children=x&seniors=999'

  expect(parseTicketChoice(new URLSearchParams(address))).toEqual({
    option: null,
    date: null,
    counts: null,
  })
})
