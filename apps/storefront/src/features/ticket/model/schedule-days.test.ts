import { expect, it } from 'vitest'

import { dayWithin, daysAround } from './schedule-days.ts'

const range = { first: '2026-12-10', last: '2026-12-26' }

it('FER-7 a day before the first or after the last one becomes the nearest that can be chosen', () => {
  expect(dayWithin('2026-11-01', range)).toBe('2026-12-10')
  expect(dayWithin('2026-12-12', range)).toBe('2026-12-12')
  expect(dayWithin('2027-01-01', range)).toBe('2026-12-26')
})

it('FER-7 seven days are shown, which end at the ticket’s last day', () => {
  expect(daysAround('2026-12-12', range)).toEqual([
    '2026-12-10',
    '2026-12-11',
    '2026-12-12',
    '2026-12-13',
    '2026-12-14',
    '2026-12-15',
    '2026-12-16',
  ])
  expect(daysAround('2026-12-17', range).at(0)).toBe('2026-12-17')
  expect(daysAround('2026-12-25', range)).toEqual(daysAround('2026-12-26', range))
  expect(daysAround('2026-12-26', range).at(-1)).toBe('2026-12-26')
  expect(daysAround('2026-12-26', range)).toHaveLength(7)
})

it('FER-7 a ticket that expires tomorrow has two days', () => {
  expect(daysAround('2026-12-10', { first: '2026-12-10', last: '2026-12-11' })).toEqual([
    '2026-12-10',
    '2026-12-11',
  ])
})
