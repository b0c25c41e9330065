import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  addCalendarMonths,
  addDays,
  assertCalendarDate,
  daysBetween,
  isCalendarDate,
  isoWeekday,
} from './calendar-date.ts'

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('isCalendarDate', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])(
    'PAX-3 knows that %s exists',
    (text) => {
      expect(isCalendarDate(text)).toBe(true)
    },
  )

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-4-1',
    '',
    '2026-01-01T00:00',
    'today',
  ])('PAX-3 knows that "%s" does not', (text) => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it('PAX-3 knows the days that the Gregorian calendar has', () => {
    const anyDate = fc.tuple(fc.nat(9999), fc.nat(13), fc.nat(32)).map(([year, month, day]) => {
      const two = (value: number) => String(value).padStart(2, '0')
      return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
    })

    fc.assert(
      fc.property(anyDate, (text) => {
        const instant = Date.parse(`${text}T00:00:00Z`)
        const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)

        expect(isCalendarDate(text)).toBe(exists)
      }),
      { numRuns: 1000 },
    )
  })

  it('PAX-3 an assertion throws on a day that does not exist', () => {
    expect(() => assertCalendarDate('2026-02-30')).toThrow(RangeError)
  })
})

describe('addDays', () => {
  it('FER-8 steps over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  })

  it('FER-8 is undone by the negative number, and counted by daysBetween', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const moved = addDays(date, days)
        expect(daysBetween(date, moved)).toBe(days)
        expect(addDays(moved, -days)).toBe(date)
      }),
    )
  })
})

describe('addCalendarMonths', () => {
  it('PAX-3 clamps to the end of a shorter month', () => {
    expect(addCalendarMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addCalendarMonths('2027-08-31', 6)).toBe('2028-02-29')
    expect(addCalendarMonths('2026-05-15', 6)).toBe('2026-11-15')
    expect(addCalendarMonths('2026-03-31', -1)).toBe('2026-02-28')
  })

  it('PAX-3 keeps the order of days', () => {
    fc.assert(
      fc.property(dates, dates, fc.integer({ min: 0, max: 24 }), (first, second, months) => {
        const [early = '', late = ''] = [first, second].toSorted()
        expect(addCalendarMonths(early, months) <= addCalendarMonths(late, months)).toBe(true)
      }),
    )
  })
})

it('FER-2 weekdays count from 1 Monday to 7 Sunday', () => {
  expect(isoWeekday('2026-05-01')).toBe(5)
  expect(isoWeekday('2026-05-03')).toBe(7)
  expect(isoWeekday('2026-05-04')).toBe(1)
})
