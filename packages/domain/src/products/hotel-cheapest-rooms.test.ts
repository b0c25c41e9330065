import fc from 'fast-check'
import { expect, it } from 'vitest'

import { cheapestRooms } from './hotel-cheapest-rooms.ts'

const COUPLE = { adults: 2, childAges: [] }
const FAMILY = { adults: 2, childAges: [5, 9] }

function kind(code: string, maxGuests: number, left: number, price: number) {
  return { code, maxAdults: maxGuests, maxChildren: 0, maxGuests, left, price }
}

function codes(found: ReturnType<typeof cheapestRooms<ReturnType<typeof kind>>>) {
  return found.kind === 'found' ? found.rooms.map(({ code }) => code) : found.kind
}

it('PRD-3 gives each party the cheapest room that takes it', () => {
  const found = cheapestRooms(
    [COUPLE, FAMILY],
    [kind('SUITE', 5, 3, 1350), kind('TWIN', 2, 12, 620)],
  )

  expect(found).toMatchObject({ kind: 'found', price: 1970 })
  expect(codes(found)).toEqual(['TWIN', 'SUITE'])
})

it('PRD-3 leaves the last large room to those who need it', () => {
  const found = cheapestRooms([COUPLE, FAMILY], [kind('SUITE', 5, 1, 500), kind('TWIN', 2, 2, 620)])

  expect(codes(found)).toEqual(['TWIN', 'SUITE'])
})

it('PRD-3 distinguishes rooms that are too small from rooms that are sold out', () => {
  expect(cheapestRooms([FAMILY], [kind('TWIN', 2, 9, 620)])).toEqual({ kind: 'too_small' })
  expect(cheapestRooms([COUPLE, COUPLE], [kind('TWIN', 2, 1, 620)])).toEqual({ kind: 'sold_out' })
})

it('PRD-3 never takes more rooms than are left, and never pays more than any other choice', () => {
  const kinds = fc.array(
    fc.record({
      maxAdults: fc.integer({ min: 1, max: 4 }),
      maxChildren: fc.integer({ min: 0, max: 2 }),
      maxGuests: fc.integer({ min: 1, max: 6 }),
      left: fc.integer({ min: 0, max: 3 }),
      price: fc.integer({ min: 0, max: 50 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  const parties = fc.array(
    fc.record({
      adults: fc.integer({ min: 1, max: 3 }),
      childAges: fc.array(fc.constant(5), { maxLength: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  )

  fc.assert(
    fc.property(parties, kinds, (wanted, offered) => {
      const found = cheapestRooms(wanted, offered)
      const any = everyChoice(wanted.length, offered).filter((rooms) => isPossible(wanted, rooms))
      const prices = any.map((rooms) => rooms.reduce((sum, { price }) => sum + price, 0))
      const chosen = found.kind === 'found' ? [found.rooms] : []
      expect(found.kind === 'found' ? found.price : Number.POSITIVE_INFINITY).toBe(
        Math.min(...prices),
      )
      expect(chosen.every((rooms) => isPossible(wanted, rooms))).toBe(true)
    }),
  )
})

type Kind = Parameters<typeof cheapestRooms>[1][number]

function everyChoice(length: number, kinds: readonly Kind[]): Kind[][] {
  if (length === 0) return [[]]
  return everyChoice(length - 1, kinds).flatMap((rest) => kinds.map((one) => [...rest, one]))
}

function isPossible(parties: Parameters<typeof cheapestRooms>[0], rooms: readonly Kind[]): boolean {
  const isLeft = rooms.every((room) => rooms.filter((one) => one === room).length <= room.left)
  const isFitting = parties.every(({ adults, childAges }, index) => {
    const room = rooms[index]
    if (!room) return false
    const { maxAdults, maxChildren, maxGuests } = room
    const size = adults + childAges.length
    return adults <= maxAdults && size <= maxGuests && size <= maxAdults + maxChildren
  })
  return isLeft && isFitting
}
