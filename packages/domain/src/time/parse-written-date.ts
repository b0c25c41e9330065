import { type CalendarDate, isCalendarDate } from './calendar-date.ts'

/**
 * The names of months in English, Indonesian and Malay, which are also written by their beginnings, and the abbreviations that are
 * no beginning. Chinese dates use numbers.
 */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januari'],
  ['february', 'februari', 'pebruari'],
  ['march', 'maret', 'mac'],
  ['april'],
  ['may', 'mei'],
  ['june', 'juni'],
  ['july', 'juli', 'julai'],
  ['august', 'agustus', 'agt', 'ags', 'ogos', 'ogs'],
  ['september'],
  ['october', 'oktober'],
  ['november', 'nopember'],
  ['december', 'desember', 'disember'],
]

/**
 * The result of reading a date: the day, or why there is none. `month_before_day` marks a date that exists only in the
 * American order.
 */
export type WrittenDate =
  | { readonly date: CalendarDate; readonly note: 'month_before_day' | null }
  | { readonly date: null; readonly note: null }

const NOT_A_DATE: WrittenDate = { date: null, note: null }

/**
 * Reads a day as people of the region write it: `1985-11-03`, `3/11/1985`, `3.11.85`, `03111985`, `3 Nov 1985`, `3 November
 * 1985`, `1985年11月3日`, or as passports print it in two languages: `03 MAC/MAR 1988`. The day comes before the month. If that
 * is no date, the American order is tried, and `note` says so.
 * A year of two digits is the last such year up to `today`'s, or the next one if `direction` is `future` (an expiry).
 * @example parseWrittenDate('3 Nov 85', { today: '2026-11-20' }) // { date: '1985-11-03', note: null }
 */
export function parseWrittenDate(
  text: string,
  { today, direction = 'past' }: { today: CalendarDate; direction?: 'past' | 'future' },
): WrittenDate {
  const parts = splitDate(text.normalize('NFKC').trim().toLowerCase())
  if (!parts) return NOT_A_DATE
  const year = toYear(parts.year, today, direction)
  const [day, month] = [Number(parts.day), monthNumber(parts.month)]
  const date = toDate(year, month, day)
  if (date) return { date, note: null }
  const swapped = parts.isNumeric ? toDate(year, day, month) : null
  return swapped ? { date: swapped, note: 'month_before_day' } : NOT_A_DATE
}

type Parts = { year: string; month: string; day: string; isNumeric: boolean }

const YEAR_FIRST = /^(\d{4})\s*[-/.年\s]\s*(\d{1,2})\s*[-/.月\s]\s*(\d{1,2})\s*日?$/
const DAY_FIRST = /^(\d{1,2})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{4}|\d{2})$/
const NAMED_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*([a-z]{3,9}(?:\s*\/\s*[a-z]{3,9})?)\.?,?[\s./-]*(\d{4}|\d{2})$/
const NUMBERED_MONTH = /^(\d{1,2})\s+(\d{1,2}月(?:\s*\/\s*[a-z]{3,9})?)\s*(\d{4})$/
const MONTH_FIRST_NAMED = /^([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/

function splitDate(text: string): Parts | null {
  const iso = YEAR_FIRST.exec(text)
  // A year at the beginning is always followed by month and day.
  if (iso) return toParts({ year: iso[1], month: iso[2], day: iso[3] }, false)
  const numeric = DAY_FIRST.exec(text)
  if (numeric) return toParts({ day: numeric[1], month: numeric[2], year: numeric[3] }, true)
  const named = NAMED_MONTH.exec(text) ?? NUMBERED_MONTH.exec(text)
  if (named) return toParts({ day: named[1], month: named[2], year: named[3] }, false)
  const american = MONTH_FIRST_NAMED.exec(text)
  if (american) return toParts({ month: american[1], day: american[2], year: american[3] }, false)
  return splitDigits(text)
}

/** Splits eight digits, such as `03111985`. They are read as `19851103` if the first four can only be a year. */
function splitDigits(text: string): Parts | null {
  if (!/^\d{8}$/.test(text)) return null
  const at = (start: number, end: number) => text.slice(start, end)
  return /^(19|20)/.test(text) && Number(at(4, 6)) <= 12
    ? toParts({ year: at(0, 4), month: at(4, 6), day: at(6, 8) }, false)
    : toParts({ day: at(0, 2), month: at(2, 4), year: at(4, 8) }, true)
}

function toParts(
  {
    year = '',
    month = '',
    day = '',
  }: { year?: string | undefined; month?: string | undefined; day?: string | undefined },
  isNumeric: boolean,
): Parts {
  return { year, month, day, isNumeric }
}

/** Returns the number of a month, which may be written in two languages; 0 if it is none, or if they name different ones. */
function monthNumber(text: string): number {
  const [first = 0, second = first] = text.split('/').map((name) => namedMonth(name.trim()))
  return first === second ? first : 0
}

function namedMonth(text: string): number {
  const digits = /^(\d+)月?$/.exec(text)
  if (digits) return Number(digits[1])
  return MONTHS.findIndex((names) => names.some((name) => name.startsWith(text))) + 1
}

function toYear(text: string, today: CalendarDate, direction: 'past' | 'future'): number {
  if (text.length === 4) return Number(text)
  const thisYear = Number(today.slice(0, 4))
  const inCentury = Math.floor(thisYear / 100) * 100 + Number(text)
  if (direction === 'past') return inCentury > thisYear ? inCentury - 100 : inCentury
  return inCentury < thisYear ? inCentury + 100 : inCentury
}

function toDate(year: number, month: number, day: number): CalendarDate | null {
  const pad = (value: number) => String(value).padStart(2, '0')
  const date = `${year}-${pad(month)}-${pad(day)}`
  return isCalendarDate(date) ? date : null
}
