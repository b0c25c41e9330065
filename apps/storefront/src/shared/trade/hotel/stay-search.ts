import {
  type BookableDates,
  checkStay,
  defaultStay,
  formatRooms,
  parseRooms,
  type RoomGuests,
  type Stay,
  stayDates,
} from '@selat/domain'

import { useSearchDay } from '../ferry/use-search-day.ts'

const defaultRooms = '2'

/** A stay that can be asked for. */
export type StaySearch = Stay & {
  readonly rooms: string
  readonly parties: readonly RoomGuests[]
  /** Whether the dates of the address cannot be read or cannot be booked, so that other dates replace them. */
  readonly isMoved: boolean
}

type Given = {
  readonly checkIn?: string | undefined
  readonly checkOut?: string | undefined
  readonly rooms?: string | undefined
}

/** Returns the days on which a stay can begin and end, while the page is open. */
export function useStayDates(): BookableDates {
  return stayDates(useSearchDay())
}

/** Returns the stay of an address. Defaults replace values that are absent, cannot be read, or cannot be booked any more. */
export function readStay(
  { checkIn, checkOut, rooms }: Given,
  dates: BookableDates,
  { isRefused = false } = {},
): StaySearch {
  const parties = parseRooms(rooms ?? defaultRooms) ?? [{ adults: 2, childAges: [] }]
  const guests = { rooms: formatRooms(parties), parties }
  if (checkIn === undefined || checkOut === undefined)
    return { ...defaultStay(dates.today), ...guests, isMoved: isRefused }
  const stay = { checkIn, checkOut }
  return checkStay(stay, dates).length === 0
    ? { ...stay, ...guests, isMoved: false }
    : { ...defaultStay(dates.today), ...guests, isMoved: true }
}
