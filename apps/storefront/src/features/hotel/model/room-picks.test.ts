import type { Schemas } from '@selat/sdk'
import { expect, it } from 'vitest'

import { leftFor, lowerTotal, pickCode, resolvePicks, roomsFor, wantedTerms } from './room-picks.ts'

const COUPLE = { adults: 2, childAges: [] }
const FAMILY = { adults: 2, childAges: [5, 9] }

function offer(Offer: string, Amount: number): Schemas['RoomOffer'] {
  const money = { Amount, Currency: 'IDR', Exponent: 0 }
  const isFree = Offer === 'FLEX'
  const FreeUntil = isFree ? '2026-12-07T14:00:00+07:00' : null
  const Cancellation = { IsRefundable: isFree, FreeUntil, Text: 'Terms.' }
  return { Offer, Board: 'breakfast', Cancellation, Total: money, PerNight: money }
}

function room(Code: string, guests: number, Left: number, price: number): Schemas['HotelRoom'] {
  return {
    Code,
    Name: Code,
    Beds: '1 king bed',
    SizeM2: 24,
    MaxAdults: 2,
    MaxChildren: guests - 2,
    MaxGuests: guests,
    Left,
    Offers: [offer('FLEX', price), offer('SAVE', price - 50)],
  }
}

const TWIN = room('TWIN', 2, 2, 600)
const SUITE = room('SUITE', 4, 1, 1300)

function codes(wanted: readonly string[], parties = [COUPLE, FAMILY]) {
  return resolvePicks([SUITE, TWIN], parties, wanted).map((pick) => pick && pickCode(pick))
}

it('PRD-3 each party starts with the cheapest room that takes it, on refundable terms', () => {
  expect(codes([])).toEqual(['TWIN.FLEX', 'SUITE.FLEX'])
})

it('PRD-3 a party starts with the terms that the list was filtered by, if they are available', () => {
  const codesOf = (facet: string) =>
    resolvePicks([SUITE, TWIN], [COUPLE], [], wantedTerms(facet)).map(
      (pick) => pick && pickCode(pick),
    )

  expect(codesOf('city:batam,cancellation:free')).toEqual(['TWIN.FLEX'])
  expect(codesOf('cancellation:free,cancellation:non_refundable')).toEqual(['TWIN.FLEX'])
  expect(codesOf('cancellation:non_refundable')).toEqual(['TWIN.SAVE'])
  expect(codesOf('board:room_only')).toEqual(['TWIN.FLEX'])
})

it('PRD-3 the difference to the lower, non-refundable price is known', () => {
  const picks = resolvePicks([SUITE, TWIN], [COUPLE, FAMILY], [])

  expect(lowerTotal([SUITE, TWIN], [COUPLE, FAMILY], picks)).toEqual({
    total: { Amount: 550 + 1250, Currency: 'IDR', Exponent: 0 },
    less: { Amount: 100, Currency: 'IDR', Exponent: 0 },
  })
})

it('PRD-3 where nothing is refundable, the cheapest room is picked, and no lower price is named', () => {
  const rigid = { ...TWIN, Offers: [offer('SAVE', 550)] }
  const picks = resolvePicks([rigid], [COUPLE], [])

  expect(picks.map((pick) => pick && pickCode(pick))).toEqual(['TWIN.SAVE'])
  expect(lowerTotal([rigid], [COUPLE], picks)).toBeNull()
})

it('PRD-3 picks are kept, and the other parties are filled', () => {
  expect(codes(['TWIN.SAVE'])).toEqual(['TWIN.SAVE', 'SUITE.FLEX'])
  expect(codes(['', 'SUITE.SAVE'])).toEqual(['TWIN.FLEX', 'SUITE.SAVE'])
})

it('PRD-3 a pick that is not available, as in an old link, is replaced', () => {
  expect(codes(['NONE.FLEX', 'TWIN.FLEX'])).toEqual(['TWIN.FLEX', 'SUITE.FLEX'])
})

it('PRD-3 the last suite can be picked by one party only', () => {
  expect(codes(['SUITE.FLEX'])).toEqual(['SUITE.FLEX', null])
  const picks = resolvePicks([SUITE, TWIN], [COUPLE, FAMILY], [])
  expect(leftFor(SUITE, picks, 0)).toBe(0)
  expect(leftFor(SUITE, picks, 1)).toBe(1)
})

it('PRD-3 a party is offered the rooms that take it, the cheapest first', () => {
  expect(roomsFor([SUITE, TWIN], COUPLE).map(({ Code }) => Code)).toEqual(['TWIN', 'SUITE'])
  expect(roomsFor([SUITE, TWIN], FAMILY).map(({ Code }) => Code)).toEqual(['SUITE'])
})
