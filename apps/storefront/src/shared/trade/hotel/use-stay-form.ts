import { addDays, checkRooms, checkStay, moveStay, nightsOf, isCalendarDate } from '@selat/domain'
import type { BookableDates, RoomsRefusal, RoomWish, Stay, StayRefusal } from '@selat/domain'
import { useState } from 'react'

import type { StaySearch } from './stay-search.ts'

type Wish = Stay & { readonly rooms: readonly RoomWish[] }

export type StayForm = ReturnType<typeof useStayForm>

/** Of an empty stepper: two adults, nobody else. */
const newRoom: RoomWish = { adults: 2, childAges: [] }

/** What the search form holds; refusals show once one has tried. */
export function useStayForm(
  start: Pick<StaySearch, 'checkIn' | 'checkOut' | 'parties'>,
  dates: BookableDates,
) {
  const { checkIn, checkOut, parties } = start
  const [wish, setWish] = useState<Wish>({ checkIn, checkOut, rooms: parties })
  const [hasTried, setHasTried] = useState(false)
  const stayRefusals = checkStay(wish, dates)
  const roomsRefusals = checkRooms(wish.rooms)
  const nights = isCalendarDate(wish.checkIn) && isCalendarDate(wish.checkOut) ? nightsOf(wish) : 1
  const setRooms = (change: (rooms: readonly RoomWish[]) => readonly RoomWish[]) =>
    setWish((before) => ({ ...before, rooms: change(before.rooms) }))
  return {
    ...wish,
    nights,
    hasTried,
    refusalOf: (field: keyof Stay): StayRefusal | undefined =>
      hasTried ? stayRefusals.find((refusal) => refusal.field === field) : undefined,
    roomsRefusals: hasTried ? roomsRefusals : [],
    /** Nights are kept while only the arrival is known; a departure on the day of arrival is the next morning. */
    setDates: (from: string | null, until: string | null) => {
      if (from === null) return
      const stay =
        until === null
          ? moveStay(from, nights, dates)
          : { checkIn: from, checkOut: until > from ? until : addDays(from, 1) }
      setWish((before) => ({ ...before, ...stay }))
    },
    setNights: (count: number) =>
      setWish((before) => ({ ...before, ...moveStay(before.checkIn, count, dates) })),
    setRoom: (index: number, room: RoomWish) =>
      setRooms((rooms) => rooms.map((one, at) => (at === index ? room : one))),
    addRoom: () => setRooms((rooms) => [...rooms, newRoom]),
    removeRoom: (index: number) => setRooms((rooms) => rooms.filter((_room, at) => at !== index)),
    /** The search to send, or everything that keeps it from being sent. */
    submit: (): StayFormResult => {
      setHasTried(true)
      if (stayRefusals.length > 0 || roomsRefusals.length > 0)
        return { isRefused: true, stay: stayRefusals, rooms: roomsRefusals }
      const rooms = wish.rooms.map(({ adults, childAges }) => ({
        adults,
        // Every age is known: it was checked above.
        childAges: childAges.filter((age) => age !== null),
      }))
      return { isRefused: false, checkIn: wish.checkIn, checkOut: wish.checkOut, rooms }
    },
  }
}

export type StayFormResult =
  | { isRefused: true; stay: readonly StayRefusal[]; rooms: readonly RoomsRefusal[] }
  | {
      isRefused: false
      checkIn: string
      checkOut: string
      rooms: { adults: number; childAges: number[] }[]
    }
