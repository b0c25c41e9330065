import { type BookableDates, parseRooms, type RoomGuests } from '@selat/domain'

import { refuse, refuseFields } from '../../../engine/http/refusal.ts'
import type { StayRequest } from './find-stay.ts'
import { stayErrors } from './stay-errors.ts'

const POINTERS = { checkIn: 'query:checkIn', checkOut: 'query:checkOut' }

/** Reads the stay and the rooms of a search. Refuses with all wrong parameters. */
export function readStayRequest(
  query: { readonly checkIn: string; readonly checkOut: string; readonly rooms: string },
  dates: BookableDates,
): StayRequest {
  const stay = { checkIn: query.checkIn, checkOut: query.checkOut }
  const errors = stayErrors(stay, dates, POINTERS)
  refuseFields(errors)
  return { stay, parties: readParties(query.rooms) }
}

function readParties(rooms: string): readonly RoomGuests[] {
  const wrong = { pointer: 'query:rooms', code: 'wrong_format', params: {} }
  return parseRooms(rooms) ?? refuse('validation_failed', { errors: [wrong] })
}
