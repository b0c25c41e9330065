import { HOTEL_CHILD_MAX_AGE, ROOM_GUESTS, STAY_ROOMS } from '../limits.ts'

/** Who sleeps in one room. An age is that on the day of arrival; a child of 0 is an infant. */
export type RoomGuests = { readonly adults: number; readonly childAges: readonly number[] }

const ROOM = /^[1-9](-(\d|1[0-7]))*$/

/**
 * Reads who sleeps where, as addresses and the hotel search write it: rooms parted by commas, in each the number of
 * adults and then the age of each child. Null when the text says nothing that could be searched.
 * @example parseRooms('2,2-5-9') // [{ adults: 2, childAges: [] }, { adults: 2, childAges: [5, 9] }]
 */
export function parseRooms(text: string): RoomGuests[] | null {
  const parts = text.split(',')
  if (parts.length > STAY_ROOMS.max || !parts.every((part) => ROOM.test(part))) return null
  const rooms = parts.map((part) => {
    const [adults = 0, ...childAges] = part.split('-').map(Number)
    return { adults, childAges }
  })
  return rooms.every(({ childAges }) => childAges.length <= ROOM_GUESTS.children.max) ? rooms : null
}

/** Writes who sleeps where; `parseRooms` reads it back. Takes rooms within their bounds. */
export function formatRooms(rooms: readonly RoomGuests[]): string {
  return rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(',')
}

/** Adults and children of all rooms. */
export function countGuests(rooms: readonly RoomGuests[]): { adults: number; children: number } {
  return rooms.reduce(
    (sum, { adults, childAges }) => ({
      adults: sum.adults + adults,
      children: sum.children + childAges.length,
    }),
    { adults: 0, children: 0 },
  )
}

/** Why who sleeps where is refused; `room` counts from 0. */
export type RoomsRefusal =
  | { readonly reason: 'too_few_rooms' | 'too_many_rooms'; readonly limit: number }
  | {
      readonly reason: 'adults_out_of_bounds' | 'too_many_children' | 'age_out_of_bounds'
      readonly room: number
      readonly min: number
      readonly max: number
    }
  | { readonly reason: 'age_required'; readonly room: number; readonly child: number }

/** A room as a form holds it: the age of a child may be still unsaid. */
export type RoomWish = { readonly adults: number; readonly childAges: readonly (number | null)[] }

/** Everything wrong with who sleeps where; empty when it can be searched. */
export function checkRooms(rooms: readonly RoomWish[]): RoomsRefusal[] {
  if (rooms.length < STAY_ROOMS.min) return [{ reason: 'too_few_rooms', limit: STAY_ROOMS.min }]
  if (rooms.length > STAY_ROOMS.max) return [{ reason: 'too_many_rooms', limit: STAY_ROOMS.max }]
  return rooms.flatMap((wish, room) => checkRoom(wish, room))
}

function checkRoom({ adults, childAges }: RoomWish, room: number): RoomsRefusal[] {
  const refusals: RoomsRefusal[] = []
  if (!isWithin(adults, ROOM_GUESTS.adults))
    refusals.push({ reason: 'adults_out_of_bounds', room, ...ROOM_GUESTS.adults })
  if (!isWithin(childAges.length, ROOM_GUESTS.children))
    refusals.push({ reason: 'too_many_children', room, ...ROOM_GUESTS.children })
  for (const [child, age] of childAges.entries()) {
    if (age === null) refusals.push({ reason: 'age_required', room, child })
    else if (!isWithin(age, AGES)) refusals.push({ reason: 'age_out_of_bounds', room, ...AGES })
  }
  return refusals
}

const AGES = { min: 0, max: HOTEL_CHILD_MAX_AGE }

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max
}
