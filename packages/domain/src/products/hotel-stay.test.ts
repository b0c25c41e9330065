import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import {
  checkStay,
  datesOfNights,
  defaultStay,
  moveStay,
  nightsOf,
  stayDates,
} from './hotel-stay.ts'

const DATES = stayDates('2026-11-20')

function issues(checkIn: string, checkOut: string) {
  return checkStay({ checkIn, checkOut }, DATES)
}

describe('a stay', () => {
  it('PRD-3 counts nights, not days', () => {
    const stay = { checkIn: '2026-12-30', checkOut: '2027-01-02' }

    expect(nightsOf(stay)).toBe(3)
    expect(datesOfNights(stay)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  })

  it('PRD-3 starts a week ahead for one night', () => {
    expect(defaultStay('2026-11-20')).toEqual({ checkIn: '2026-11-27', checkOut: '2026-11-28' })
  })
})

describe('what can be searched', () => {
  it('PRD-3 RUL-1 accepts tonight, thirty nights, and a departure a year ahead', () => {
    expect(issues('2026-11-20', '2026-11-21')).toEqual([])
    expect(issues('2026-12-01', '2026-12-31')).toEqual([])
    expect(issues('2027-11-19', '2027-11-20')).toEqual([])
  })

  it('PRD-3 RUL-1 the dates cannot be empty, nor days that do not exist', () => {
    expect(issues('', '')).toEqual([
      issue(['checkIn'], 'hotel.date_required'),
      issue(['checkOut'], 'hotel.date_required'),
    ])
    expect(issues('2027-02-29', '2027-03-01')).toEqual([issue(['checkIn'], 'hotel.invalid_date')])
  })

  it('PRD-3 RUL-1 refuses past and far dates, no night at all and more than thirty', () => {
    expect(issues('2026-11-19', '2026-11-21')).toEqual([
      issue(['checkIn'], 'hotel.date_in_past', { first: '2026-11-20' }),
    ])
    expect(issues('2027-11-19', '2027-11-21')).toEqual([
      issue(['checkOut'], 'hotel.date_too_late', { last: '2027-11-20' }),
    ])
    expect(issues('2026-12-12', '2026-12-12')).toEqual([
      issue(['checkOut'], 'hotel.check_out_not_after_check_in', { checkIn: '2026-12-12' }),
    ])
    expect(issues('2026-12-01', '2027-01-01')).toEqual([
      issue(['checkOut'], 'hotel.too_many_nights', { max: 30 }),
    ])
  })
})

describe('a stay that moves', () => {
  it('PRD-3 keeps its nights', () => {
    expect(moveStay('2026-12-24', 3, DATES)).toEqual({
      checkIn: '2026-12-24',
      checkOut: '2026-12-27',
    })
  })

  it('PRD-3 RUL-1 is always one that can be searched', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))

    fc.assert(
      fc.property(day, fc.oneof(fc.integer(), fc.double()), (checkIn, nights) => {
        expect(checkStay(moveStay(checkIn, nights, DATES), DATES)).toEqual([])
      }),
    )
  })
})
