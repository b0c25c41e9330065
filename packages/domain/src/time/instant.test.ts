import { expect, it } from 'vitest'

import { addMinutes, compareInstants, minutesBetween, toEpochMs, toUtcText } from './instant.ts'

it('FER-2 reads an instant with Z, with an offset, and in milliseconds alike', () => {
  expect(toEpochMs('2026-05-01T10:20:00+08:00')).toBe(toEpochMs('2026-05-01T02:20:00Z'))
  expect(toEpochMs('2026-05-01T02:20Z')).toBe(1_777_602_000_000)
  expect(toEpochMs(1_777_602_000_000)).toBe(1_777_602_000_000)
})

it.each(['2026-05-01T10:20:00', '2026-05-01', '', 'now', '2026-13-01T00:00:00Z', Number.NaN])(
  'FER-2 refuses %s, which is not an instant',
  (value) => {
    expect(() => toEpochMs(value)).toThrow(RangeError)
  },
)

it('CRT-2 adds minutes and writes UTC', () => {
  expect(addMinutes('2026-05-01T10:20:00+08:00', 15)).toBe('2026-05-01T02:35:00.000Z')
  expect(toUtcText(0)).toBe('1970-01-01T00:00:00.000Z')
})

it('FER-2 counts minutes between clocks of two zones', () => {
  expect(minutesBetween('2026-05-01T10:20:00+08:00', '2026-05-01T10:20:00+07:00')).toBe(60)
  expect(minutesBetween('2026-05-01T07:00:00+07:00', '2026-05-01T09:00:00+08:00')).toBe(60)
  expect(minutesBetween(90_000, 0)).toBe(-1)
})

it('FER-2 sorts by instant, not by the local clock', () => {
  const sorted = ['2026-05-01T14:40:00+07:00', '2026-05-01T15:00:00+08:00'].toSorted(
    compareInstants,
  )

  expect(sorted).toEqual(['2026-05-01T15:00:00+08:00', '2026-05-01T14:40:00+07:00'])
})
