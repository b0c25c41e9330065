import { expect, it } from 'vitest'

import { cancellationTerms } from './hotel-cancellation.ts'

const STAY = {
  checkIn: '2026-12-12',
  checkInFrom: '14:00',
  timeZone: 'Asia/Jakarta',
  freeDays: 3,
  now: '2026-11-20T06:30:00Z',
}

it('PRD-3 cancelling is free until some whole days before check-in, in the local time of the hotel', () => {
  expect(cancellationTerms(STAY)).toEqual({
    kind: 'free',
    freeUntil: '2026-12-09T14:00:00+07:00',
  })
})

it('PRD-3 from that instant on cancelling costs the first night', () => {
  expect(cancellationTerms({ ...STAY, now: '2026-12-09T06:59:59Z' }).kind).toBe('free')
  expect(cancellationTerms({ ...STAY, now: '2026-12-09T07:00:00Z' })).toEqual({
    kind: 'first_night',
  })
})

it('PRD-3 a rate without free days is not refundable', () => {
  expect(cancellationTerms({ ...STAY, freeDays: null })).toEqual({ kind: 'non_refundable' })
})
