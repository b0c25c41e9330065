import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { toEpochMs } from './instant.ts'
import { calendarDateIn, localClock, localDate, toZonedTime, zonedTimeAt } from './zoned-time.ts'

describe('toZonedTime', () => {
  it('FER-2 writes an instant in the local time of a terminal, with its offset', () => {
    expect(toZonedTime('2026-05-01T02:20:00Z', 'Asia/Singapore')).toBe('2026-05-01T10:20:00+08:00')
    expect(toZonedTime('2026-05-01T03:20:00Z', 'Asia/Jakarta')).toBe('2026-05-01T10:20:00+07:00')
    expect(toZonedTime('2026-05-01T18:00:00Z', 'Asia/Makassar')).toBe('2026-05-02T02:00:00+08:00')
  })

  it('FER-2 writes offsets with half hours, and those west of Greenwich', () => {
    expect(toZonedTime('2026-01-01T00:00:00Z', 'Asia/Kolkata')).toBe('2026-01-01T05:30:00+05:30')
    expect(toZonedTime('2026-01-01T00:00:00Z', 'America/St_Johns')).toBe(
      '2025-12-31T20:30:00-03:30',
    )
  })

  it('FER-2 gives the same instant in every zone', () => {
    const zones = ['Asia/Singapore', 'Asia/Jakarta', 'Asia/Bangkok', 'Europe/Berlin', 'UTC']
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000 }),
        fc.constantFrom(...zones),
        (seconds, zone) => {
          expect(toEpochMs(toZonedTime(seconds * 1000, zone))).toBe(seconds * 1000)
        },
      ),
    )
  })

  it('FER-2 throws for a zone that does not exist', () => {
    expect(() => toZonedTime(0, 'Asia/Batam')).toThrow(RangeError)
  })
})

describe('zonedTimeAt', () => {
  it('FER-2 finds the instant of a timetable entry', () => {
    expect(zonedTimeAt('2026-05-01', '10:20', 'Asia/Singapore')).toBe('2026-05-01T10:20:00+08:00')
    expect(zonedTimeAt('2026-05-01', '00:00', 'Asia/Jakarta')).toBe('2026-05-01T00:00:00+07:00')
  })

  it('FER-2 reads a skipped local time one hour later, and takes the first of a repeated one', () => {
    expect(zonedTimeAt('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T03:30:00+02:00')
    expect(zonedTimeAt('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T02:30:00+02:00')
    expect(zonedTimeAt('2026-10-25', '03:30', 'Europe/Berlin')).toBe('2026-10-25T03:30:00+01:00')
    expect(zonedTimeAt('2026-03-29', '01:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00+01:00')
  })

  it.each(['24:00', '9:00', '10:60', ''])('FER-2 throws on the time "%s"', (clock) => {
    expect(() => zonedTimeAt('2026-05-01', clock, 'Asia/Singapore')).toThrow(RangeError)
  })
})

it('FER-4 today depends on the zone', () => {
  expect(calendarDateIn('2026-05-01T16:30:00Z', 'Asia/Singapore')).toBe('2026-05-02')
  expect(calendarDateIn('2026-05-01T16:30:00Z', 'Asia/Jakarta')).toBe('2026-05-01')
})

it('FER-2 reads date and local time as they are in the text', () => {
  expect(localDate('2026-05-01T23:50:00+08:00')).toBe('2026-05-01')
  expect(localClock('2026-05-01T23:50:00+08:00')).toBe('23:50')
  expect(() => localClock('23:50')).toThrow(RangeError)
})
