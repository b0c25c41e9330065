import { expect, it } from 'vitest'

import { clockText, dayText, spanText, utcText } from './instant-text.ts'

const NOW = Date.parse('2026-11-20T22:30:05Z')

it('MOCK writes an instant in two zones, across midnight', () => {
  expect([clockText(NOW, 'Asia/Singapore'), dayText(NOW, 'Asia/Singapore')]).toEqual([
    '06:30:05',
    'Sat 21 Nov 2026',
  ])
  expect([clockText(NOW, 'UTC'), dayText(NOW, 'UTC')]).toEqual(['22:30:05', 'Fri 20 Nov 2026'])
})

it.each([
  ['2026-11-20T06:45:00Z', '06:45:00'],
  ['2026-11-21T06:45:00Z', '21 Nov 06:45:00'],
])('MOCK writes the day of %s only if it is not today', (instant, text) => {
  expect(utcText(instant, NOW)).toBe(text)
})

it.each([
  [0, '0 s'],
  [59.6, '1 min'],
  [750, '12 min 30 s'],
  [3600, '1 h'],
  [183_600, '2 d 3 h'],
  [-4, '0 s'],
])('MOCK writes %d seconds as %s', (seconds, text) => {
  expect(spanText(seconds)).toBe(text)
})
