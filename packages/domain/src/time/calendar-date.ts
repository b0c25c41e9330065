/** A day without a time or zone, `YYYY-MM-DD`. Such texts compare and sort correctly with `<`. */
export type CalendarDate = string

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const DAY_MS = 86_400_000

/** Whether the text is a day that exists, which `2026-02-29` is not. */
export function isCalendarDate(text: string): boolean {
  const match = SHAPE.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return day >= 1 && day <= daysInMonth(year, month)
}

/** Returns the length of a month. It is calculated without a Date, because this runs for every day of every fare lookup. */
function daysInMonth(year: number, month: number): number {
  if (month < 1 || month > 12) return 0
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Throws a RangeError unless the text is a day that exists. */
export function assertCalendarDate(text: string): void {
  if (!isCalendarDate(text)) throw new RangeError(`Not a calendar date: ${text}`)
}

/** Returns the day that is `days` later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(toDayNumber(date) + days)
}

/** Returns the whole days from one day to another; negative if `to` is the earlier one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/**
 * Returns the same day of the month a number of calendar months later, or the last day of a shorter month.
 * @example addCalendarMonths('2026-08-31', 6) // '2027-02-28'
 */
export function addCalendarMonths(date: CalendarDate, months: number): CalendarDate {
  assertCalendarDate(date)
  const monthNumber = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const year = Math.floor(monthNumber / 12)
  const month = monthNumber - year * 12
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(Number(date.slice(8, 10)), lastDay)
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
}

/** Returns the day of the week as ISO counts it: 1 Monday to 7 Sunday. */
export function isoWeekday(date: CalendarDate): number {
  return new Date(toDayNumber(date) * DAY_MS).getUTCDay() || 7
}

function toDayNumber(date: CalendarDate): number {
  assertCalendarDate(date)
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}

function fromDayNumber(dayNumber: number): CalendarDate {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10)
}
