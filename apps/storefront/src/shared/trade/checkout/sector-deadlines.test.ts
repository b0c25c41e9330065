import { expect, it } from 'vitest'

import { changeDeadline, refundDeadlines } from './sector-deadlines.ts'

const sailing = {
  Id: 'sai_HFC-BTC-SRL-20261212-1020',
  Vessel: 'Riau Swift',
  DepartsAt: '2026-12-12T10:20:00+08:00',
  ArrivesAt: '2026-12-12T10:20:00+07:00',
  DurationMinutes: 60,
  CheckInOpensAt: '2026-12-12T08:50:00+08:00',
  CheckInClosesAt: '2026-12-12T09:50:00+08:00',
}
const rules = {
  Change: { UntilHoursBefore: 24, Fee: { Amount: 300, Currency: 'SGD', Exponent: 2 } },
  Refund: [
    { HoursBefore: 72, Percent: 75 },
    { HoursBefore: 24, Percent: 50 },
  ],
}

it('CHK-1 each step of a refund rule gets the instant until which it counts', () => {
  expect(refundDeadlines(rules, sailing, '2026-11-20T06:30:00Z')).toEqual([
    { percent: 75, hoursBefore: 72, until: '2026-12-09T02:20:00.000Z' },
    { percent: 50, hoursBefore: 24, until: '2026-12-11T02:20:00.000Z' },
  ])
})

it('CHK-1 a step is no longer offered from its very instant on', () => {
  const percents = (now: string) =>
    refundDeadlines(rules, sailing, now).map(({ percent }) => percent)

  expect(percents('2026-12-09T02:19:59Z')).toEqual([75, 50])
  expect(percents('2026-12-09T02:20:00Z')).toEqual([50])
  expect(percents('2026-12-11T02:20:00Z')).toEqual([])
})

it('CHK-1 without a sailing, deadlines are hours before departure and no instants', () => {
  expect(refundDeadlines(rules, null, '2026-11-20T06:30:00Z')[0]).toEqual({
    percent: 75,
    hoursBefore: 72,
    until: null,
  })
  expect(changeDeadline(rules, null, '2026-11-20T06:30:00Z')?.until).toBeNull()
})

it('CHK-1 the date can be changed until its deadline, and never if the operator does not allow it', () => {
  expect(changeDeadline(rules, sailing, '2026-12-11T02:19:59Z')?.until).toBe(
    '2026-12-11T02:20:00.000Z',
  )
  expect(changeDeadline(rules, sailing, '2026-12-11T02:20:00Z')).toBeNull()
  expect(changeDeadline({ ...rules, Change: null }, sailing, '2026-11-20T06:30:00Z')).toBeNull()
})
