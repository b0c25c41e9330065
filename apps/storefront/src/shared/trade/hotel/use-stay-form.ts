import {
  addDays,
  checkRooms,
  checkStay,
  moveStay,
  nightsOf,
  isCalendarDate,
  type BookableDates,
  type Issue,
  type IssuePath,
  type RoomDraft,
  type Stay,
} from '@selat/domain'
import { useState } from 'react'

import type { StaySearch } from './stay-search.ts'

type StayValues = Stay & { readonly rooms: readonly RoomDraft[] }

export type StayForm = ReturnType<typeof useStayForm>

/** The guests of a room that is added: two adults. */
const newRoom: RoomDraft = { adults: 2, childAges: [] }

/** Keeps the values of the search form; issues show after the first try. */
export function useStayForm(
  start: Pick<StaySearch, 'checkIn' | 'checkOut' | 'parties'>,
  dates: BookableDates,
) {
  const { checkIn, checkOut, parties } = start
  const [values, setValues] = useState<StayValues>({ checkIn, checkOut, rooms: parties })
  const [hasTried, setHasTried] = useState(false)
  const issues = checkValues(values, dates)
  const shown = hasTried ? issues : []
  const nights =
    isCalendarDate(values.checkIn) && isCalendarDate(values.checkOut) ? nightsOf(values) : 1
  const setRooms = (change: (rooms: readonly RoomDraft[]) => readonly RoomDraft[]) =>
    setValues((before) => ({ ...before, rooms: change(before.rooms) }))
  return {
    ...values,
    nights,
    /** Whether the form asks for other nights or other guests than a stay. */
    isOtherThan: (other: Pick<StaySearch, 'checkIn' | 'checkOut' | 'parties'>) =>
      values.checkIn !== other.checkIn ||
      values.checkOut !== other.checkOut ||
      !isSameRooms(values.rooms, other.parties),
    /** Returns the issue of the value at a path; the first one if there are several. */
    issueAt: (...path: IssuePath) =>
      shown.find((found) => path.every((step, index) => found.path[index] === step)),
    /**
     * Sets the dates. The number of nights is kept while only the arrival is known. A departure on the day of arrival becomes
     * the next morning.
     */
    setDates: (from: string | null, until: string | null) => {
      if (from === null) return
      const stay =
        until === null
          ? moveStay(from, nights, dates)
          : { checkIn: from, checkOut: until > from ? until : addDays(from, 1) }
      setValues((before) => ({ ...before, ...stay }))
    },
    setNights: (count: number) =>
      setValues((before) => ({ ...before, ...moveStay(before.checkIn, count, dates) })),
    setRoom: (index: number, room: RoomDraft) =>
      setRooms((rooms) => rooms.map((one, at) => (at === index ? room : one))),
    addRoom: () => setRooms((rooms) => [...rooms, newRoom]),
    removeRoom: (index: number) => setRooms((rooms) => rooms.filter((_room, at) => at !== index)),
    /** Returns the search to send, or the first issue that keeps it from being sent. */
    submit: (): StayFormResult => {
      setHasTried(true)
      const [first] = issues
      if (first) return { isRefused: true, first }
      const rooms = values.rooms.map(({ adults, childAges }) => ({
        adults,
        // Every age is known here, because the rooms were checked above.
        childAges: childAges.filter((age) => age !== null),
      }))
      return { isRefused: false, checkIn: values.checkIn, checkOut: values.checkOut, rooms }
    },
  }
}

export type StayFormResult =
  | { isRefused: true; first: Issue }
  | {
      isRefused: false
      checkIn: string
      checkOut: string
      rooms: { adults: number; childAges: number[] }[]
    }

function isSameRooms(rooms: readonly RoomDraft[], others: readonly RoomDraft[]): boolean {
  const toText = ({ adults, childAges }: RoomDraft) => JSON.stringify([adults, childAges])
  return rooms.map(toText).join() === others.map(toText).join()
}

function checkValues(values: StayValues, dates: BookableDates): Issue[] {
  const rooms = checkRooms(values.rooms)
  return [
    ...checkStay(values, dates),
    ...rooms.map((found) => ({ ...found, path: ['rooms', ...found.path] })),
  ]
}
