import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { isAdmissionOver } from './admission.ts'

/** Returns the hours of a bar that opens on Friday evenings until 02:30, with the last admission an hour before. */
const lateBar = (ClosesAt: string | null): Schemas['OperatingHours'] => ({
  TimeZone: 'Asia/Singapore',
  Week: [{ Day: 5, Opens: '20:00', Closes: '02:30', LastAdmission: '01:30' }],
  Today: {
    Date: '2026-11-21',
    State: ClosesAt ? 'open' : 'closed_all_day',
    OpensAt: null,
    ClosesAt,
  },
  Note: null,
})

it('PRD-2 an opening past midnight admits until its last admission', () => {
  const isOver = (now: string) =>
    isAdmissionOver(lateBar('2026-11-21T02:30:00+08:00'), Date.parse(now))

  expect(isOver('2026-11-21T01:29:59+08:00')).toBe(false)
  expect(isOver('2026-11-21T01:30:00+08:00')).toBe(true)
})

it('PRD-2 a closed place, or an opening outside the week’s hours, has no known last admission', () => {
  const now = Date.parse('2026-11-22T02:00:00+08:00')

  expect(isAdmissionOver(lateBar(null), now)).toBe(false)
  expect(isAdmissionOver(lateBar('2026-11-22T02:30:00+08:00'), now)).toBe(false)
})
