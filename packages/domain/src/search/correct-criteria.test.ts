import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { checkCriteria } from './check-criteria.ts'
import { correctCriteria, swapTerminals } from './correct-criteria.ts'
import { type FerryCriteria, TRIP_TYPES } from './ferry-criteria.ts'

const DATES = { today: '2026-05-01', lastDate: '2026-10-31' }
const CRITERIA: FerryCriteria = {
  tripType: 'round_trip',
  from: 'HFC',
  to: 'BTC',
  departOn: '2026-05-10',
  returnOn: '2026-05-12',
  isOpenReturn: false,
  sectors: [],
  adults: 1,
  children: 0,
  infants: 0,
}

const date = fc.oneof(
  fc.constantFrom('', 'soon', '2026-02-30'),
  fc
    .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
)
const terminal = fc.constantFrom('', 'HFC', 'BTC', 'STL')
const count = fc.integer({ min: -1, max: 12 })
const anyCriteria: fc.Arbitrary<FerryCriteria> = fc.record({
  tripType: fc.constantFrom(...TRIP_TYPES),
  from: terminal,
  to: terminal,
  departOn: date,
  returnOn: date,
  isOpenReturn: fc.boolean(),
  sectors: fc.array(fc.record({ from: terminal, to: terminal, departOn: date }), { maxLength: 8 }),
  adults: count,
  children: count,
  infants: count,
})

describe('correctCriteria', () => {
  it('FER-1 moves the return along with a later departure', () => {
    const corrected = correctCriteria({ ...CRITERIA, departOn: '2026-05-20' }, DATES)

    expect(corrected).toEqual({ ...CRITERIA, departOn: '2026-05-20', returnOn: '2026-05-20' })
  })

  it('FER-4 moves a date of an old link into the bookable days', () => {
    const old = { ...CRITERIA, departOn: '2025-05-10', returnOn: '2027-05-12' }

    expect(correctCriteria(old, DATES)).toMatchObject({
      departOn: '2026-05-01',
      returnOn: '2026-10-31',
    })
  })

  it('FER-1 no sector is before an earlier one, even across one without a date', () => {
    const sectors = [
      { from: 'HFC', to: 'BTC', departOn: '2026-06-10' },
      { from: 'BTC', to: 'STL', departOn: '' },
      { from: 'STL', to: 'STL', departOn: '2026-06-01' },
    ]

    expect(correctCriteria({ ...CRITERIA, sectors }, DATES).sectors).toEqual([
      { from: 'HFC', to: 'BTC', departOn: '2026-06-10' },
      { from: 'BTC', to: 'STL', departOn: '' },
      { from: 'STL', to: '', departOn: '2026-06-10' },
    ])
  })

  it('FER-1 PAX-4 leaves nothing wrong except what is not chosen yet', () => {
    const notChosen = ['ferry.terminal_required', 'ferry.date_required', 'ferry.too_few_sectors']
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const left = checkCriteria(correctCriteria(criteria, DATES), DATES)
        expect(left.filter(({ code }) => !notChosen.includes(code))).toEqual([])
      }),
    )
  })

  it('FER-1 a second correction changes nothing, and neither does one of a right search', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        const once = correctCriteria(criteria, DATES)
        expect(correctCriteria(once, DATES)).toEqual(once)
      }),
    )
    expect(correctCriteria(CRITERIA, DATES)).toEqual(CRITERIA)
  })
})

it('FER-1 swaps the terminals, and back', () => {
  expect(swapTerminals(CRITERIA)).toEqual({ ...CRITERIA, from: 'BTC', to: 'HFC' })
  expect(swapTerminals(swapTerminals(CRITERIA))).toEqual(CRITERIA)
})
