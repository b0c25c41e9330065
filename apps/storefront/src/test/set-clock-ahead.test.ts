import { expect, it } from 'vitest'

import { setClockAhead, testNow } from './set-clock-ahead.ts'

const MINUTE_MS = 60_000

it('TEST a page is tested on the day of the mock, whatever day it is', () => {
  const sinceMs = Date.now() - Date.parse(testNow)

  expect(sinceMs).toBeGreaterThanOrEqual(0)
  expect(sinceMs).toBeLessThan(60 * MINUTE_MS)
  expect(new Date().toISOString()).toMatch(/^2026-11-20T0[67]/)
})

it('TEST a clock that was set still works as a Date', () => {
  const before = Date
  try {
    setClockAhead(MINUTE_MS)

    expect(new Date() instanceof Date).toBe(true)
    expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
    expect(Date.UTC(2026, 0)).toBe(before.UTC(2026, 0))
    expect(Date()).toMatch(/^\w{3} \w{3} \d\d \d{4} /)
    expect(Math.abs(Date.now() - before.now() - MINUTE_MS)).toBeLessThan(MINUTE_MS / 2)
  } finally {
    globalThis.Date = before
  }
})
