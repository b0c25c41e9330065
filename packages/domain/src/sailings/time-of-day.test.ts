import { expect, it } from 'vitest'

import { timeOfDay } from './time-of-day.ts'

it.each([
  ['00:00', 'night'],
  ['05:59', 'night'],
  ['06:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
])('FER-2 %s is %s by the clock of the terminal', (clock, expected) => {
  expect(timeOfDay(`2026-05-01T${clock}:00+08:00`)).toBe(expected)
  expect(timeOfDay(`2026-05-01T${clock}:00+07:00`)).toBe(expected)
})
