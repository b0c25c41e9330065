import { issue } from '@selat/domain'
import { expect, it } from 'vitest'

import { fareIssueOf } from './fare-issue.ts'
import { sampleLeg, sampleSailing } from './sample-sailing.ts'
import { unavailableOf } from './unavailable.ts'

const arrivesAt = '2026-12-12T10:20:00+07:00'
const out = sampleSailing('2026-12-12T10:20:00+08:00', arrivesAt)

/** Returns a sailing back that leaves at this time. */
function back(leaves: string, changes: Parameters<typeof sampleSailing>[2] = {}) {
  return sampleSailing(`2026-12-12T${leaves}:00+07:00`, '2026-12-12T23:00:00+08:00', changes)
}

function found(sailing: ReturnType<typeof back>) {
  const [offer] = sailing.Offers
  const [chosen] = out.Offers
  if (!offer || !chosen) throw new Error('The samples have an offer.')
  return fareIssueOf(sailing, offer, { seats: 2, previous: { sailing: out, offer: chosen } })
}

it('FER-4 a fare that cannot be chosen has its reason, and one that can has none', () => {
  expect(found(back('11:20'))).toBeNull()
  expect(found(back('10:00'))).toEqual(
    issue([], 'ferry.leaves_before_arrival', { arrivesAt: '10:20' }),
  )
  expect(found(back('11:19'))).toEqual(
    issue([], 'ferry.too_little_time', { arrivesAt: '10:20', minutes: 60 }),
  )
  expect(found(back('12:00', { seats: 0 }))).toEqual(issue([], 'ferry.sold_out'))
  expect(found(back('12:00', { seats: 1 }))).toEqual(
    issue([], 'ferry.too_few_seats', { count: 1, needed: 2 }),
  )
  expect(found(back('12:00', { status: 'sold_out', seats: 0 }))).toEqual(
    issue([], 'ferry.sold_out'),
  )
})

it('FER-4 the reason of a closed sailing has its closing time, with the day if that differs', () => {
  const closed = (closesAt: string) => found(back('12:00', { status: 'closed', closesAt }))

  expect(closed('2026-12-12T11:30:00+07:00')).toEqual(
    issue([], 'ferry.booking_closed', { closedAt: '11:30' }),
  )
  expect(closed('2026-12-11T20:00:00+07:00')).toEqual(
    issue([], 'ferry.booking_closed', { closedAt: '2026-12-11T20:00:00+07:00' }),
  )
})

it('FER-1 when all sailings of a leg leave before the arrival, none is left for it', () => {
  const [offer] = out.Offers
  const previous = offer && { sailing: out, offer }

  expect(
    unavailableOf(sampleLeg([back('10:00')]), { seats: 1, previous, isReturn: false }),
  ).toMatchObject({ code: 'arrives_later', hasLater: false })
})
