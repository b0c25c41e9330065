import { describe, expect, it } from 'vitest'

import { bookBeforeOf, decideAvailability } from './decide-availability.ts'

const SAILING = {
  departsAt: '2026-05-01T10:20:00+08:00',
  bookingClosesMinutesBefore: 60,
  seatsLeft: 5,
  seatsWanted: 4,
}
const EARLY = '2026-05-01T00:00:00Z'

describe('decideAvailability', () => {
  it('FER-4 is on sale with seats for everyone', () => {
    expect(decideAvailability(SAILING, EARLY)).toEqual({
      status: 'on_sale',
      seatsLeft: 5,
      bookBefore: '2026-05-01T01:20:00.000Z',
    })
    expect(decideAvailability({ ...SAILING, seatsWanted: 5 }, EARLY).status).toBe('on_sale')
  })

  it('FER-4 has too few seats for a party, or none at all', () => {
    expect(decideAvailability({ ...SAILING, seatsWanted: 6 }, EARLY)).toEqual({
      status: 'not_enough_seats',
      seatsLeft: 5,
    })
    expect(decideAvailability({ ...SAILING, seatsLeft: 0 }, EARLY)).toEqual({ status: 'sold_out' })
  })

  it('FER-4 closes at the minute by which it had to be booked', () => {
    expect(decideAvailability(SAILING, '2026-05-01T01:19:59Z').status).toBe('on_sale')
    expect(decideAvailability(SAILING, '2026-05-01T01:20:00Z')).toEqual({
      status: 'closed',
      bookBefore: '2026-05-01T01:20:00.000Z',
    })
  })

  it('FER-4 reports first that a sailing has left or does not sail', () => {
    const soldOut = { ...SAILING, seatsLeft: 0 }

    expect(decideAvailability(soldOut, '2026-05-01T02:20:00Z')).toEqual({ status: 'departed' })
    expect(decideAvailability({ ...soldOut, isCancelled: true }, EARLY)).toEqual({
      status: 'cancelled',
    })
  })
})

it('FER-4 names the instant by which to book', () => {
  expect(bookBeforeOf({ ...SAILING, bookingClosesMinutesBefore: 0 })).toBe(
    '2026-05-01T02:20:00.000Z',
  )
})
