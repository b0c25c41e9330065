import { expect, it } from 'vitest'

import {
  isWithinClock,
  rideClosesAt,
  rideDayClosesAt,
  rideDayMissed,
  runsOn,
} from './ride-hours.ts'

const night = { from: '22:00', until: '06:00' }
const TIMES = { bookBeforeHours: 6, timeZone: 'Asia/Jakarta' }

it.each([
  ['21:59', false],
  ['22:00', true],
  ['00:00', true],
  ['05:59', true],
  ['06:00', false],
])('PRD-4 a span over midnight holds %s: %s', (clock, isWithin) => {
  expect(isWithinClock(clock, night)).toBe(isWithin)
})

it.each([
  ['00:00', false],
  ['05:59', false],
  ['06:00', true],
  ['23:59', true],
])('PRD-4 a service from six until midnight picks up at %s: %s', (clock, isWithin) => {
  expect(isWithinClock(clock, { from: '06:00', until: '00:00' })).toBe(isWithin)
})

it('PRD-4 a service from 00:00 until 00:00 picks up at any time', () => {
  const day = { from: '00:00', until: '00:00' }

  expect(['00:00', '12:34', '23:59'].every((clock) => isWithinClock(clock, day))).toBe(true)
})

it('PRD-4 a service runs on its days of the week only', () => {
  const days = [4, 5, 6, 7]

  expect(runsOn('2026-12-09', { days })).toBe(false)
  expect(runsOn('2026-12-10', { days })).toBe(true)
})

it('PRD-4 a ride can be booked until its notice begins, and a day until its last pick-up can', () => {
  const days = [1, 2, 3, 4, 5, 6, 7]

  expect(rideClosesAt('2026-12-12T10:00:00+07:00', 6)).toBe('2026-12-11T21:00:00.000Z')
  expect(
    rideDayClosesAt('2026-12-12', { ...TIMES, service: { from: '08:00', until: '20:00', days } }),
  ).toBe('2026-12-12T07:00:00.000Z')
  expect(
    rideDayClosesAt('2026-12-12', { ...TIMES, service: { from: '00:00', until: '00:00', days } }),
  ).toBe('2026-12-12T10:59:00.000Z')
})

it('PRD-4 a past day has closed with its last pick-up, and older days count as yesterday', () => {
  const times = {
    ...TIMES,
    service: { from: '00:00', until: '00:00', days: [1, 2, 3, 4, 5, 6, 7] },
  }
  const missed = (date: string) => rideDayMissed(date, times, '2026-12-12T10:58:59Z')

  expect(missed('2026-12-12')).toBeUndefined()
  expect(rideDayMissed('2026-12-12', times, '2026-12-12T10:59:00Z')).toBe(
    '2026-12-12T10:59:00.000Z',
  )
  expect(['2026-12-11', '0050-01-01', '0000-01-01'].map(missed)).toEqual(
    Array.from({ length: 3 }, () => '2026-12-11T10:59:00.000Z'),
  )
})
