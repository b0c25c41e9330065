import { dateTimeFormat } from './intl-formats.ts'
import { type LanguageCode, languageOf } from './languages.ts'

/**
 * The styles of a date: `long` "Saturday, 14 March 2026", `medium` "14 Mar 2026", `short` "Sat, 14 Mar",
 * `dayMonth` "14 Mar", `month` "March 2026", `weekday` "Sat", `weekdayLong` "Saturday", `day` "14", `numeric` "14/03/2026".
 */
export type DateStyle =
  | 'long'
  | 'medium'
  | 'short'
  | 'dayMonth'
  | 'month'
  | 'weekday'
  | 'weekdayLong'
  | 'day'
  | 'numeric'

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short' },
  dayMonth: { day: 'numeric', month: 'short' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  weekdayLong: { weekday: 'long' },
  day: { day: 'numeric' },
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
}

/**
 * Formats a calendar date. Takes `2026-03-14`, or a local time with offset, of which only the written date counts. So a sailing
 * at 00:30+07:00 has its own day in any zone of the reader.
 *
 * @example formatDate('2026-03-14', 'EN') // '14 Mar 2026'
 * @example formatDate('2026-03-14T10:20:00+07:00', 'ZH', 'long') // '2026年3月14日星期六'
 */
export function formatDate(
  isoDate: string,
  language: LanguageCode,
  style: DateStyle = 'medium',
): string {
  const midnight = utcMidnight(isoDate)
  // Chinese would write the day of a calendar cell as 14日.
  if (style === 'day') return String(midnight.getUTCDate())
  return dateTimeFormat(language, { ...styles[style], timeZone: 'UTC' }).format(midnight)
}

/** Shows the calendar date of an instant (`…At` of the contract) in an IANA zone. */
export function formatDateAt(
  instant: string,
  zone: string,
  language: LanguageCode,
  style: DateStyle = 'medium',
): string {
  return dateTimeFormat(language, { ...styles[style], timeZone: zone }).format(new Date(instant))
}

/** Formats a span of dates without repeating the parts that both share: "14–16 Mar 2026". */
export function formatDateRange(from: string, until: string, language: LanguageCode): string {
  if (languageOf(language).tag.startsWith('zh')) return chineseRange(from, until, language)
  return dateTimeFormat(language, { ...styles.medium, timeZone: 'UTC' }).formatRange(
    utcMidnight(from),
    utcMidnight(until),
  )
}

/**
 * Intl writes a range of Chinese dates in figures with slashes, in Singapore's order with the day first, where every other date
 * of the site has 年, 月 and 日.
 *
 * @example chineseRange('2026-03-14', '2026-03-16', 'ZH') // '2026年3月14日至16日'
 */
function chineseRange(from: string, until: string, language: LanguageCode): string {
  const first = formatDate(from, language)
  const last = formatDate(until, language)
  if (first === last) return first
  const shared = [/^\d+年\d+月/u, /^\d+年/u]
    .map((pattern) => pattern.exec(first)?.[0] ?? '')
    .find((part) => part !== '' && last.startsWith(part))
  return `${first}至${last.slice(shared?.length ?? 0)}`
}

function utcMidnight(isoDate: string): Date {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate)
  if (!match) throw new RangeError(`Not an ISO date: ${isoDate}`)
  return new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])))
}
