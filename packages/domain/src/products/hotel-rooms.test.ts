import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { issue } from '../issues/issue.ts'
import { checkRooms, countGuests, formatRooms, parseRooms } from './hotel-rooms.ts'

const room = fc.record({
  adults: fc.integer({ min: 1, max: 9 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 }),
})

describe('the rooms of a search as a text', () => {
  it('PRD-3 RUL-1 names the adults of each room and then the age of each child', () => {
    const rooms = [
      { adults: 2, childAges: [] },
      { adults: 2, childAges: [5, 9] },
    ]

    expect(parseRooms('2,2-5-9')).toEqual(rooms)
    expect(formatRooms(rooms)).toBe('2,2-5-9')
    expect(countGuests(rooms)).toEqual({ adults: 4, children: 2 })
  })

  it.each([
    '',
    '0',
    '10',
    '2-18',
    '2--5',
    '2-5-',
    'a',
    '2, 2',
    '1,1,1,1,1,1,1,1,1',
    '1-1-1-1-1-1-1-1',
  ])('PRD-3 RUL-1 refuses %j', (text) => {
    expect(parseRooms(text)).toBeNull()
  })

  it('PRD-3 RUL-1 reads back whatever is written, and accepts it', () => {
    fc.assert(
      fc.property(fc.array(room, { minLength: 1, maxLength: 8 }), (rooms) => {
        expect(parseRooms(formatRooms(rooms))).toEqual(rooms)
        expect(checkRooms(rooms)).toEqual([])
      }),
    )
  })
})

describe('the rooms of a search in a form', () => {
  it('PRD-3 RUL-1 asks for the age of every child', () => {
    expect(checkRooms([{ adults: 1, childAges: [4, null] }])).toEqual([
      issue([0, 1], 'hotel.age_required'),
    ])
  })

  it('PRD-3 RUL-1 keeps adults, children, ages and rooms within their limits', () => {
    expect(checkRooms([{ adults: 0, childAges: [18] }])).toEqual([
      issue([0], 'hotel.adults_out_of_bounds', { min: 1, max: 9 }),
      issue([0, 0], 'hotel.age_out_of_bounds', { min: 0, max: 17 }),
    ])
    expect(checkRooms([{ adults: 1, childAges: Array<number>(7).fill(3) }])).toEqual([
      issue([0], 'hotel.too_many_children', { max: 6 }),
    ])
    expect(checkRooms([])).toEqual([issue([], 'hotel.too_few_rooms', { min: 1 })])
    expect(checkRooms(Array.from({ length: 9 }, () => ({ adults: 1, childAges: [] })))).toEqual([
      issue([], 'hotel.too_many_rooms', { max: 8 }),
    ])
  })
})
