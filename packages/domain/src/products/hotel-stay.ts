import { type Issue, issue } from '../issues/issue.ts'
import { HOTEL_SALE_DAYS, STAY_NIGHTS } from '../limits.ts'
import type { BookableDates } from '../search/ferry-criteria.ts'
import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '../time/calendar-date.ts'

/** The day of arrival and the day of departure, on which no night begins. */
export type Stay = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate }

/** Returns the number of nights of a stay; zero or negative if it does not end after it begins. */
export function nightsOf({ checkIn, checkOut }: Stay): number {
  return daysBetween(checkIn, checkOut)
}

/** Returns the day on which each night begins, in order. */
export function datesOfNights(stay: Stay): CalendarDate[] {
  return Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, night) =>
    addDays(stay.checkIn, night),
  )
}

/** Returns the first arrival and the last departure that can be booked, for the present day of the hotel. */
export function stayDates(today: CalendarDate): BookableDates {
  return { today, lastDate: addDays(today, HOTEL_SALE_DAYS) }
}

/** Lists all issues of a stay, at most one for each field; empty if it can be searched. A stay has 1 to 30 nights. */
export function checkStay(stay: Stay, dates: BookableDates): Issue[] {
  const { checkIn, checkOut } = stay
  const arrival = checkDate('checkIn', checkIn, dates)
  const departure = checkDate('checkOut', checkOut, dates)
  const found = [...arrival, ...departure]
  if (!isCalendarDate(checkIn) || departure.length > 0) return found
  const nights = nightsOf(stay)
  if (nights < STAY_NIGHTS.min)
    return [...found, issue(['checkOut'], 'hotel.check_out_not_after_check_in', { checkIn })]
  if (nights > STAY_NIGHTS.max)
    return [...found, issue(['checkOut'], 'hotel.too_many_nights', { max: STAY_NIGHTS.max })]
  return found
}

function checkDate(
  field: keyof Stay,
  date: CalendarDate,
  { today, lastDate }: BookableDates,
): Issue[] {
  const path = [field]
  if (!date) return [issue(path, 'hotel.date_required')]
  if (!isCalendarDate(date)) return [issue(path, 'hotel.invalid_date')]
  if (date < today) return [issue(path, 'hotel.date_in_past', { first: today })]
  if (date > lastDate) return [issue(path, 'hotel.date_too_late', { last: lastDate })]
  return []
}

/** Returns the stay that a search starts with: a week ahead, for one night. */
export function defaultStay(today: CalendarDate): Stay {
  const checkIn = addDays(today, 7)
  return { checkIn, checkOut: addDays(checkIn, 1) }
}

/**
 * Moves a stay to another arrival or number of nights. If the arrival moves, the number of nights stays. Both remain within
 * the bookable dates.
 * @example moveStay('2026-12-24', 3, dates) // { checkIn: '2026-12-24', checkOut: '2026-12-27' }
 */
export function moveStay(
  checkIn: CalendarDate,
  nights: number,
  { today, lastDate }: BookableDates,
): Stay {
  const last = addDays(lastDate, -STAY_NIGHTS.min)
  const from = checkIn < today ? today : checkIn > last ? last : checkIn
  const wanted = Number.isFinite(nights) ? Math.trunc(nights) : STAY_NIGHTS.min
  const most = Math.min(STAY_NIGHTS.max, daysBetween(from, lastDate))
  const kept = Math.min(Math.max(wanted, STAY_NIGHTS.min), most)
  return { checkIn: from, checkOut: addDays(from, kept) }
}
