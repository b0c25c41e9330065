import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import {
  aboveMaximum,
  checkTickets,
  countPeople,
  ticketBounds,
  ticketsFor,
  type TicketTerms,
} from './ticket-party.ts'

const NOBODY = { adult: 0, child: 0, infant: 0, senior: 0 }
const everybody = ['adult', 'child', 'infant', 'senior'] as const

const entry: TicketTerms = { bands: everybody, groupSize: null, bounds: { min: 2, max: 8 } }
const surf: TicketTerms = { bands: ['adult', 'child'], groupSize: null, bounds: { min: 1, max: 6 } }
const car: TicketTerms = { bands: everybody, groupSize: 5, bounds: { min: 1, max: 3 } }

describe('checkTickets', () => {
  it('PRD-7 both bounds are inclusive', () => {
    expect(checkTickets({ ...NOBODY, adult: 1 }, entry)).toEqual([
      issue(['tickets'], 'attraction.below_minimum', { min: 2 }),
    ])
    expect(checkTickets({ ...NOBODY, adult: 2 }, entry)).toEqual([])
    expect(checkTickets({ ...NOBODY, adult: 6, child: 2 }, entry)).toEqual([])
    expect(checkTickets({ ...NOBODY, adult: 6, child: 3 }, entry)).toEqual([
      issue(['tickets'], 'attraction.above_maximum', { max: 8 }),
    ])
  })

  it('PRD-7 an infant does not count towards the minimum, but takes a ticket', () => {
    expect(checkTickets({ ...NOBODY, adult: 1, infant: 1 }, entry)).toEqual([
      issue(['tickets'], 'attraction.below_minimum', { min: 2 }),
    ])
    expect(checkTickets({ ...NOBODY, adult: 8, infant: 1 }, entry)).toEqual([
      issue(['tickets'], 'attraction.above_maximum', { max: 8 }),
    ])
  })

  it('PRD-7 groups are counted, not the people in them', () => {
    expect(ticketsFor({ ...NOBODY, adult: 5 }, 5)).toBe(1)
    expect(ticketsFor({ ...NOBODY, adult: 5, infant: 1 }, 5)).toBe(2)
    expect(checkTickets({ ...NOBODY, adult: 15 }, car)).toEqual([])
    expect(checkTickets({ ...NOBODY, adult: 16 }, car)).toEqual([
      issue(['groups'], 'attraction.above_maximum', { max: 3 }),
    ])
    expect(checkTickets(NOBODY, car)).toEqual([issue([], 'attraction.below_minimum', { min: 1 })])
  })

  it('PRD-2 a band that is not sold is refused, and so is a wrong count', () => {
    expect(checkTickets({ ...NOBODY, adult: 1, senior: 1 }, surf)).toEqual([
      issue(['senior'], 'attraction.band_not_sold'),
    ])
    expect(checkTickets({ ...NOBODY, adult: 1.5, child: -1 }, surf)).toEqual([
      issue(['adult'], 'attraction.invalid_count'),
      issue(['child'], 'attraction.invalid_count'),
    ])
  })

  it('PRD-2 infants are refused without anybody older', () => {
    expect(checkTickets({ ...NOBODY, infant: 2 }, entry)).toEqual([
      issue(['infant'], 'attraction.infants_alone'),
    ])
    expect(checkTickets({ ...NOBODY, infant: 1, senior: 2 }, entry)).toEqual([])
  })
})

describe('ticketBounds', () => {
  it('PRD-7 a stepper reaches the upper bound and not one more', () => {
    expect(ticketBounds({ ...NOBODY, adult: 3, child: 1 }, surf)).toEqual({
      adult: { min: 0, max: 5 },
      child: { min: 0, max: 3 },
      infant: { min: 0, max: 0 },
      senior: { min: 0, max: 0 },
    })
    expect(ticketBounds({ ...NOBODY, adult: 4 }, car).adult).toEqual({ min: 0, max: 15 })
  })

  it('PRD-7 whatever a stepper reaches is never above the maximum', () => {
    const count = fc.integer({ min: 0, max: 20 })
    const counts = fc.record({ adult: count, child: count, infant: count, senior: count })

    fc.assert(
      fc.property(
        counts,
        fc.constantFrom(entry, surf, car),
        fc.constantFrom(...everybody),
        (now, terms, band) => {
          fc.pre(countPeople(now) <= terms.bounds.max * (terms.groupSize ?? 1))
          const next = { ...now, [band]: ticketBounds(now, terms)[band].max }

          expect(checkTickets(next, terms)).not.toContainEqual(aboveMaximum(terms))
        },
      ),
    )
  })
})
