import { type Issue, issue } from '../issues/issue.ts'
import type { RoomGuests } from './hotel-rooms.ts'

/** The number of guests that a room takes. */
export type RoomCapacity = {
  readonly maxAdults: number
  /** Children in addition to the largest number of adults. */
  readonly maxChildren: number
  readonly maxGuests: number
}

type OccupancyCode = 'hotel.too_many_adults' | 'hotel.too_many_guests' | 'hotel.too_many_children'

/**
 * Returns why guests do not fit into a room; undefined if they do. A child may use the place of an absent adult, so that a
 * room for four adults takes two adults and two children. Infants count, because hotels count them for beds.
 * @example checkOccupancy({ adults: 2, childAges: [5, 9] }, { maxAdults: 4, maxChildren: 0, maxGuests: 4 }) // undefined
 */
export function checkOccupancy(
  { adults, childAges }: RoomGuests,
  { maxAdults, maxChildren, maxGuests }: RoomCapacity,
): Issue<OccupancyCode> | undefined {
  if (adults > maxAdults) return issue(['adults'], 'hotel.too_many_adults', { max: maxAdults })
  if (adults + childAges.length > maxGuests)
    return issue(['childAges'], 'hotel.too_many_guests', { max: maxGuests })
  const max = maxChildren + (maxAdults - adults)
  return childAges.length > max
    ? issue(['childAges'], 'hotel.too_many_children', { max })
    : undefined
}

/** Whether guests fit into a room. */
export function fitsRoom(guests: RoomGuests, room: RoomCapacity): boolean {
  return checkOccupancy(guests, room) === undefined
}
