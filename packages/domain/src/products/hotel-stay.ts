import { type Issue, issue } from '../issues/issue.ts'
import { HOTEL_SALE_DAYS, STAY_NIGHTS } from '../limits.ts'
import type { BookableDates } from '../search/ferry-criteria.ts'
import { addDays, type CalendarDate, daysBetween, isCalendarDate } from '../time/calendar-date.ts'

/** From the day of arrival to the day of departure, which is no night of it any more. */
export type Stay = { readonly checkIn: CalendarDate; readonly checkOut: CalendarDate }

/** Nights of a stay; not positive when it ends before it begins. */
export function nightsOf({ checkIn, checkOut }: Stay): number {
  return daysBetween(checkIn, checkOut)
}

/** The day on which each night begins, the first first. */
export function datesOfNights(stay: Stay): CalendarDate[] {
  return Array.from({ length: Math.max(0, nightsOf(stay)) }, (_, night) =>
    addDays(stay.checkIn, night),
  )
}

/** First arrival and last departure that can be booked on a day of the hotel's calendar. */
export function stayDates(today: CalendarDate): BookableDates {
  return { today, lastDate: addDays(today, HOTEL_SALE_DAYS) }
}

/** Everything wrong with a stay, at most once a field; empty when it can be searched. 1 to 30 nights. */
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

/** The stay that a search starts with: a week ahead, for one night. */
export function defaultStay(today: CalendarDate): Stay {
  const checkIn = addDays(today, 7)
  return { checkIn, checkOut: addDays(checkIn, 1) }
}

/**
 * A stay after a change of its arrival or nights. If the arrival moves, the number of nights stays. Both remain within the
 * bookable dates.
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
