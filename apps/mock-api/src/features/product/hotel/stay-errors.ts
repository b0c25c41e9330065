import {
  checkOccupancy,
  checkStay,
  type BookableDates,
  type RoomGuests,
  type Stay,
} from '@selat/domain'

import type { ProblemField } from '../../../engine/http/refusal.ts'
import type { HotelRoom } from '../../../world/fixtures/catalogue/hotel-schema.ts'

/** Everything wrong with the dates of a stay, by the names of its fields. */
export function stayErrors(
  stay: Stay,
  dates: BookableDates,
  pointers: Readonly<Record<keyof Stay, string>>,
): ProblemField[] {
  return checkStay(stay, dates).map(({ field, reason, limit }) => ({
    pointer: pointers[field],
    code: reason,
    params: { ...(limit !== undefined && { limit }) },
  }))
}

/** Why a room does not take its guests, pointing at the count to blame. */
export function occupancyErrors(
  guests: RoomGuests,
  room: HotelRoom,
  pointer: string,
): ProblemField[] {
  const refusal = checkOccupancy(guests, room)
  if (!refusal) return []
  const field = refusal.reason === 'too_many_adults' ? 'Adults' : 'ChildAges'
  return [{ pointer: `${pointer}/${field}`, code: refusal.reason, params: { max: refusal.max } }]
}
