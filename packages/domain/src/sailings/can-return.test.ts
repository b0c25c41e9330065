import { expect, it } from 'vitest'

import { canReturn } from './can-return.ts'

it('FER-3 a return must leave at least an hour after the arrival, compared as instants', () => {
  const arrivesAt = '2026-05-01T10:20:00+07:00'

  expect(canReturn(arrivesAt, '2026-05-01T11:20:00+07:00')).toBe(true)
  expect(canReturn(arrivesAt, '2026-05-01T11:19:00+07:00')).toBe(false)
  expect(canReturn(arrivesAt, '2026-05-01T11:30:00+08:00')).toBe(false)
})

it('FER-3 the last return of the evening can be too early', () => {
  expect(canReturn('2026-05-01T19:30:00+07:00', '2026-05-01T19:00:00+07:00')).toBe(false)
})

it('FER-3 a terminal can have its own turnaround', () => {
  expect(canReturn('2026-05-01T10:00:00Z', '2026-05-01T10:20:00Z', 20)).toBe(true)
})
