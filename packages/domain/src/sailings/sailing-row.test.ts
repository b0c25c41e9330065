import { expect, it } from 'vitest'

import { durationMinutes } from './sailing-row.ts'

it.each([
  ['2026-05-01T15:00:00+08:00', '2026-05-01T14:40:00+07:00', 40],
  ['2026-05-01T10:20:00+08:00', '2026-05-01T10:20:00+07:00', 60],
  ['2026-05-01T07:00:00+07:00', '2026-05-01T09:00:00+08:00', 60],
  ['2026-05-01T23:30:00+07:00', '2026-05-02T00:15:00+07:00', 45],
])('FER-2 from %s to %s are %i minutes at sea', (departsAt, arrivesAt, minutes) => {
  expect(durationMinutes({ departsAt, arrivesAt })).toBe(minutes)
})
