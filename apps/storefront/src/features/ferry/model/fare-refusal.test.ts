import { expect, it } from 'vitest'

import { fareRefusalOf } from './fare-refusal.ts'
import { sampleLeg, sampleSailing } from './sample-sailing.ts'
import { unavailableOf } from './unavailable.ts'

const arrivesAt = '2026-12-12T10:20:00+07:00'
const out = sampleSailing('2026-12-12T10:20:00+08:00', arrivesAt)

/** The sailing back at this time, for two after the one out. */
function back(leaves: string, changes: Parameters<typeof sampleSailing>[2] = {}) {
  return sampleSailing(`2026-12-12T${leaves}:00+07:00`, '2026-12-12T23:00:00+08:00', changes)
}

function refusal(sailing: ReturnType<typeof back>) {
  const [offer] = sailing.Offers
  const [chosen] = out.Offers
  if (!offer || !chosen) throw new Error('The samples have an offer.')
  return fareRefusalOf(sailing, offer, { seats: 2, previous: { sailing: out, offer: chosen } })
}

it('FER-4 says why a fare cannot be chosen, and nothing of one that can', () => {
  expect(refusal(back('11:20'))).toBeNull()
  expect(refusal(back('10:00'))).toEqual({ reason: 'leaves_before_arrival', arrivesAt })
  expect(refusal(back('11:19'))).toEqual({ reason: 'too_little_time', arrivesAt })
  expect(refusal(back('12:00', { seats: 0 }))).toEqual({ reason: 'sold_out' })
  expect(refusal(back('12:00', { seats: 1 }))).toEqual({
    reason: 'too_few_seats',
    seatsLeft: 1,
    needed: 2,
  })
  expect(refusal(back('12:00', { status: 'closed' }))).toMatchObject({ reason: 'booking_closed' })
  expect(refusal(back('12:00', { status: 'sold_out', seats: 0 }))).toEqual({ reason: 'sold_out' })
})

it('FER-1 a leg whose sailings all leave before the arrival has none after it', () => {
  const [offer] = out.Offers
  const previous = offer && { sailing: out, offer }

  expect(
    unavailableOf(sampleLeg([back('10:00')]), { seats: 1, previous, isReturn: false }),
  ).toMatchObject({ code: 'arrives_later', hasLater: false })
})
