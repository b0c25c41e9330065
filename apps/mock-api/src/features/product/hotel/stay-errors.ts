import {
  checkOccupancy,
  checkStay,
  fieldOf,
  reasonOf,
  type BookableDates,
  type RoomGuests,
  type Stay,
} from '@selat/domain'

import type { ProblemField } from '../../../engine/http/refusal.ts'
import type { HotelRoom } from '../../../world/fixtures/catalogue/hotel-schema.ts'

/** Lists all errors in the dates of a stay, by the names of its fields. */
export function stayErrors(
  stay: Stay,
  dates: BookableDates,
  pointers: Readonly<Record<keyof Stay, string>>,
): ProblemField[] {
  return checkStay(stay, dates).map(({ path, code, params }) => {
    // The contract calls the bound of any date `limit`.
    const [limit] = Object.values(params)
    return {
      pointer: pointers[fieldOf({ path }) as keyof Stay], // The rule's paths name the fields of a stay.
      code: reasonOf(code),
      params: { ...(limit !== undefined && { limit }) },
    }
  })
}

/** Lists the error of a room that does not take its guests, pointing at the wrong count. */
export function occupancyErrors(
  guests: RoomGuests,
  room: HotelRoom,
  pointer: string,
): ProblemField[] {
  const issue = checkOccupancy(guests, room)
  if (!issue) return []
  const field = issue.code === 'hotel.too_many_adults' ? 'Adults' : 'ChildAges'
  return [{ pointer: `${pointer}/${field}`, code: reasonOf(issue.code), params: issue.params }]
}
