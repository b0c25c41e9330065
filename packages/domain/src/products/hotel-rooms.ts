import { type Issue, issue, type IssuePath } from '../issues/issue.ts'
import { HOTEL_CHILD_MAX_AGE, ROOM_GUESTS, STAY_ROOMS } from '../limits.ts'

/** The guests of one room. Ages are those on the day of arrival; a child of 0 is an infant. */
export type RoomGuests = { readonly adults: number; readonly childAges: readonly number[] }

const ROOM = /^[1-9](-(\d|1[0-7]))*$/

/**
 * Reads the guests of rooms, as addresses and the hotel search write them: rooms separated by commas, in each the number of
 * adults and then the age of each child. Null if the text cannot be searched.
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

/** Writes the guests of rooms as `parseRooms` reads them. Takes rooms within their bounds. */
export function formatRooms(rooms: readonly RoomGuests[]): string {
  return rooms.map(({ adults, childAges }) => [adults, ...childAges].join('-')).join(',')
}

/** Counts the adults and children of all rooms. */
export function countGuests(rooms: readonly RoomGuests[]): { adults: number; children: number } {
  return rooms.reduce(
    (sum, { adults, childAges }) => ({
      adults: sum.adults + adults,
      children: sum.children + childAges.length,
    }),
    { adults: 0, children: 0 },
  )
}

/** A room as a form holds it; the age of a child is null until it is chosen. */
export type RoomDraft = { readonly adults: number; readonly childAges: readonly (number | null)[] }

/**
 * Lists all issues of the guests of rooms; empty if they can be searched. A path names the room, then the child, both from
 * 0.
 */
export function checkRooms(rooms: readonly RoomDraft[]): Issue[] {
  const { min, max } = STAY_ROOMS
  if (rooms.length < min) return [issue([], 'hotel.too_few_rooms', { min })]
  if (rooms.length > max) return [issue([], 'hotel.too_many_rooms', { max })]
  return rooms.flatMap((draft, room) => checkRoom(draft, room))
}

function checkRoom({ adults, childAges }: RoomDraft, room: number): Issue[] {
  const { children } = ROOM_GUESTS
  return [
    ...(isWithin(adults, ROOM_GUESTS.adults)
      ? []
      : [issue([room], 'hotel.adults_out_of_bounds', ROOM_GUESTS.adults)]),
    ...(isWithin(childAges.length, children)
      ? []
      : [issue([room], 'hotel.too_many_children', { max: children.max })]),
    ...childAges.flatMap((age, child) => checkAge(age, [room, child])),
  ]
}

function checkAge(age: number | null, path: IssuePath): Issue[] {
  if (age === null) return [issue(path, 'hotel.age_required')]
  return isWithin(age, AGES) ? [] : [issue(path, 'hotel.age_out_of_bounds', AGES)]
}

const AGES = { min: 0, max: HOTEL_CHILD_MAX_AGE }

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isSafeInteger(value) && value >= min && value <= max
}
