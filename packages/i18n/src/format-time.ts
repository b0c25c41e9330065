import { formatDate } from './format-date.ts'
import { dateTimeFormat } from './intl-formats.ts'
import { type LanguageCode, languageOf } from './languages.ts'

const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }

/**
 * Formats the clock time of a local time as it is written, in 24 hours. It is never shifted to the reader's zone,
 * because a sailing leaves by the terminal's clock. Takes `10:20`, `10:20:00`, or a local date and time with or without
 * offset.
 *
 * @example formatTime('2026-03-14T10:20:00+07:00', 'EN') // '10:20'
 * @example formatTime('10:20', 'ID') // '10.20'
 */
export function formatTime(local: string, language: LanguageCode): string {
  const match = /(?:^|T)(\d{2}):(\d{2})/.exec(local)
  if (!match) throw new RangeError(`Not a local time: ${local}`)
  const atUtc = new Date(Date.UTC(2000, 0, 1, Number(match[1]), Number(match[2])))
  return dateTimeFormat(language, { ...clock, timeZone: 'UTC' }).format(atUtc)
}

/** Shows the clock of an instant (`…At` of the contract) in an IANA zone, 24 h. */
export function formatTimeAt(instant: string, zone: string, language: LanguageCode): string {
  return dateTimeFormat(language, { ...clock, timeZone: zone }).format(new Date(instant))
}

/** Formats the time of an instant in a zone, with the zone's label: "10:20 WIB". */
export function formatZonedClock(instant: string, zone: string, language: LanguageCode): string {
  return `${formatTimeAt(instant, zone, language)} ${formatZone(zone, instant)}`
}

/** Formats an instant with its date, time and zone label: "14 Mar 2026, 10:20 WIB". */
export function formatInstant(instant: string, zone: string, language: LanguageCode): string {
  const options: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...clock,
  }
  const text = dateTimeFormat(language, { ...options, timeZone: zone }).format(new Date(instant))
  return `${text} ${formatZone(zone, instant)}`
}

/** Formats a local time with its date: "Sat, 14 Mar, 10:20". */
export function formatLocalDateTime(local: string, language: LanguageCode): string {
  const { dateTimeGap } = languageOf(language)
  return formatDate(local, language, 'short') + dateTimeGap + formatTime(local, language)
}

/** The abbreviations of zones that people of the region use. Intl has none of them in most locales. */
const zoneLabels: Readonly<Record<string, string>> = {
  'Asia/Singapore': 'SGT',
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
  'Asia/Kuala_Lumpur': 'MYT',
  'Asia/Bangkok': 'ICT',
}

/**
 * Returns the short label of an IANA zone, or its offset ("GMT+9") if it has no label. The instant decides whether
 * summer time applies.
 */
export function formatZone(zone: string, instant: string): string {
  const label = zoneLabels[zone]
  if (label) return label
  const parts = dateTimeFormat('EN', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(instant),
  )
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}
