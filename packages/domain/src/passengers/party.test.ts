import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { checkParty, clampParty, partyBounds, partySize } from './party.ts'

const counts = fc.record({
  adults: fc.integer({ min: -3, max: 14 }),
  children: fc.integer({ min: -3, max: 14 }),
  infants: fc.integer({ min: -3, max: 14 }),
})

describe('checkParty', () => {
  it.each([
    { adults: 1, children: 0, infants: 0 },
    { adults: 10, children: 0, infants: 0 },
    { adults: 5, children: 0, infants: 5 },
    { adults: 1, children: 9, infants: 0 },
  ])('PAX-4 accepts %o', (party) => {
    expect(checkParty(party)).toEqual([])
  })

  it('PAX-4 refuses an eleventh passenger, of whatever age', () => {
    expect(checkParty({ adults: 11, children: 0, infants: 0 })).toEqual([
      issue([], 'passenger.too_many_passengers', { max: 10, count: 11 }),
    ])
    expect(checkParty({ adults: 5, children: 1, infants: 5 })).toEqual([
      issue([], 'passenger.too_many_passengers', { max: 10, count: 11 }),
    ])
  })

  it('PAX-4 refuses children alone, and more infants than adults', () => {
    expect(checkParty({ adults: 0, children: 2, infants: 1 })).toEqual([
      issue([], 'passenger.no_adult'),
    ])
    expect(checkParty({ adults: 1, children: 0, infants: 2 })).toEqual([
      issue([], 'passenger.more_infants_than_adults', { max: 1, count: 2 }),
    ])
  })

  it('PAX-4 refuses an empty party, and counts that are not whole numbers', () => {
    expect(checkParty({ adults: 0, children: 0, infants: 0 })).toEqual([
      issue([], 'passenger.no_passengers'),
    ])
    expect(checkParty({ adults: 1.5, children: -1, infants: Number.NaN })).toEqual([
      issue(['adults'], 'passenger.invalid_count'),
      issue(['children'], 'passenger.invalid_count'),
      issue(['infants'], 'passenger.invalid_count'),
    ])
  })
})

it('PAX-4 counts infants among the passengers', () => {
  expect(partySize({ adults: 2, children: 1, infants: 1 })).toBe(4)
})

describe('clampParty', () => {
  it('PAX-4 makes any counts an accepted party', () => {
    fc.assert(
      fc.property(counts, (party) => {
        expect(checkParty(clampParty(party))).toEqual([])
      }),
    )
  })

  it('PAX-4 leaves an accepted party alone', () => {
    const accepted = counts.filter((party) => checkParty(party).length === 0)
    fc.assert(
      fc.property(accepted, (party) => {
        expect(clampParty(party)).toEqual(party)
      }),
    )
  })

  it('PAX-4 corrects values that are not whole numbers', () => {
    expect(clampParty({ adults: Number.NaN, children: 2.7, infants: -1 })).toEqual({
      adults: 1,
      children: 2,
      infants: 0,
    })
  })
})

it('PAX-4 a stepper reaches every accepted count and no other', () => {
  fc.assert(
    fc.property(
      counts.map(clampParty),
      fc.constantFrom('adults', 'children', 'infants'),
      (party, field) => {
        const { min, max } = partyBounds(party)[field]
        for (let count = 0; count <= 11; count += 1) {
          const isAccepted = checkParty({ ...party, [field]: count }).length === 0
          expect(isAccepted).toBe(count >= min && count <= max)
        }
      },
    ),
  )
})
