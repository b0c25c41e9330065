import { expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { toEpochMs, toUtcText } from '../time/instant.ts'
import { bookableUntil, type DayTerms, checkDay } from './check-day.ts'

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]
const NOW = toEpochMs('2026-11-20T06:30:00Z')
const SALE = { first: '2026-11-20', last: '2027-05-19' }

const zoo: DayTerms = {
  hours: {
    openings: [{ days: EVERY_DAY, opens: '08:30', closes: '18:00', lastAdmission: '17:00' }],
    months: null,
  },
  timeZone: 'Asia/Singapore',
}

const weekendBreak: DayTerms = {
  hours: {
    openings: [{ days: [5, 6, 7], opens: '10:00', closes: '11:00', lastAdmission: null }],
    months: null,
  },
  timeZone: 'Asia/Singapore',
  bookBeforeDays: 4,
}

const judge = (date: string | null, terms: DayTerms, now = NOW) => checkDay(date, terms, SALE, now)

it('RUL-1 the date cannot be empty, and has to exist', () => {
  expect(judge(null, zoo)).toEqual(issue([], 'product.date_required'))
  expect(judge('', zoo)).toEqual(issue([], 'product.date_required'))
  expect(judge('2027-02-29', zoo)).toEqual(issue([], 'product.invalid_date'))
})

it('PRD-2 today can be visited until the last admission', () => {
  expect(judge('2026-11-20', zoo)).toBeUndefined()
  expect(judge('2026-11-20', zoo, toEpochMs('2026-11-20T08:59:59Z'))).toBeUndefined()
  expect(judge('2026-11-20', zoo, toEpochMs('2026-11-20T09:00:00Z'))).toEqual(
    issue([], 'product.too_late', { at: toEpochMs('2026-11-20T09:00:00Z') }),
  )
})

it('PRD-2 a ticket for a time of the day is bookable until that time', () => {
  const firstTram = { ...zoo, admitsUntil: '15:00' }

  expect(judge('2026-11-20', firstTram)).toBeUndefined()
  expect(judge('2026-11-20', firstTram, toEpochMs('2026-11-20T07:00:00Z'))).toEqual(
    issue([], 'product.too_late', { at: toEpochMs('2026-11-20T07:00:00Z') }),
  )
})

it('PRD-2 yesterday is too late, and the day after the last on sale is too far', () => {
  expect(judge('2026-11-19', zoo)).toEqual(
    issue([], 'product.too_late', { at: toEpochMs('2026-11-20T00:00:00+08:00') }),
  )
  expect(judge('2027-05-19', zoo)).toBeUndefined()
  expect(judge('2027-05-20', zoo)).toEqual(issue([], 'product.too_far', { last: '2027-05-19' }))
})

it('PRD-2 a weekday ticket is not sold on a Saturday', () => {
  const weekday = { ...zoo, days: [1, 2, 3, 4, 5] }

  expect(judge('2026-11-27', weekday)).toBeUndefined()
  expect(judge('2026-11-28', weekday)).toEqual(issue([], 'product.closed'))
})

it('PRD-1 with four days of notice, booking ends with the day four days before', () => {
  expect(judge('2026-11-26', weekendBreak)).toEqual(issue([], 'product.closed'))
  expect(toUtcText(bookableUntil('2026-11-27', weekendBreak) ?? 0)).toBe('2026-11-23T16:00:00.000Z')
  expect(judge('2026-11-27', weekendBreak, toEpochMs('2026-11-23T23:59:59+08:00'))).toBeUndefined()
  expect(judge('2026-11-27', weekendBreak, toEpochMs('2026-11-24T00:00:00+08:00'))).toEqual(
    issue([], 'product.too_late', { at: toEpochMs('2026-11-24T00:00:00+08:00') }),
  )
})
