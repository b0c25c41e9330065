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

it('PRD-3 each party begins with the cheapest room that it can have, on terms that give money back', () => {
  expect(codes([])).toEqual(['TWIN.FLEX', 'SUITE.FLEX'])
})

it('PRD-3 begins with the terms that the list was narrowed to, where they can be had', () => {
  const codesOf = (facet: string) =>
    resolvePicks([SUITE, TWIN], [COUPLE], [], wantedTerms(facet)).map(
      (pick) => pick && pickCode(pick),
    )

  expect(codesOf('city:batam,cancellation:free')).toEqual(['TWIN.FLEX'])
  expect(codesOf('cancellation:free,cancellation:non_refundable')).toEqual(['TWIN.FLEX'])
  expect(codesOf('cancellation:non_refundable')).toEqual(['TWIN.SAVE'])
  expect(codesOf('board:room_only')).toEqual(['TWIN.FLEX'])
})

it('PRD-3 says how much less the list’s price is, on terms that give nothing back', () => {
  const picks = resolvePicks([SUITE, TWIN], [COUPLE, FAMILY], [])

  expect(lowerTotal([SUITE, TWIN], [COUPLE, FAMILY], picks)).toEqual({
    total: { Amount: 550 + 1250, Currency: 'IDR', Exponent: 0 },
    less: { Amount: 100, Currency: 'IDR', Exponent: 0 },
  })
})

it('PRD-3 where nothing gives money back, the cheapest stands chosen and nothing is said', () => {
  const rigid = { ...TWIN, Offers: [offer('SAVE', 550)] }
  const picks = resolvePicks([rigid], [COUPLE], [])

  expect(picks.map((pick) => pick && pickCode(pick))).toEqual(['TWIN.SAVE'])
  expect(lowerTotal([rigid], [COUPLE], picks)).toBeNull()
})

it('PRD-3 keeps what was chosen and fills the rest', () => {
  expect(codes(['TWIN.SAVE'])).toEqual(['TWIN.SAVE', 'SUITE.FLEX'])
  expect(codes(['', 'SUITE.SAVE'])).toEqual(['TWIN.FLEX', 'SUITE.SAVE'])
})

it('PRD-3 a choice that cannot be had, as in an old link, gives way', () => {
  expect(codes(['NONE.FLEX', 'TWIN.FLEX'])).toEqual(['TWIN.FLEX', 'SUITE.FLEX'])
})

it('PRD-3 the last suite is one party’s only', () => {
  expect(codes(['SUITE.FLEX'])).toEqual(['SUITE.FLEX', null])
  const picks = resolvePicks([SUITE, TWIN], [COUPLE, FAMILY], [])
  expect(leftFor(SUITE, picks, 0)).toBe(0)
  expect(leftFor(SUITE, picks, 1)).toBe(1)
})

it('PRD-3 offers a party the rooms that take it, the cheapest first', () => {
  expect(roomsFor([SUITE, TWIN], COUPLE).map(({ Code }) => Code)).toEqual(['TWIN', 'SUITE'])
  expect(roomsFor([SUITE, TWIN], FAMILY).map(({ Code }) => Code)).toEqual(['SUITE'])
})
