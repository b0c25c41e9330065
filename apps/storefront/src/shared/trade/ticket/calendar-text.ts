import { toUtcText } from '@selat/domain'

import type { CalendarAlarm, CalendarEvent, CalendarMoment } from './calendar-events.ts'

export type CalendarEntry = CalendarEvent & { id: string; url: string }

/** The octets that a line may have before it is folded (RFC 5545, 3.1). */
const lineOctets = 75

/**
 * Writes events as iCalendar (RFC 5545). An instant is written in the zone in which it happens, with the definition of
 * that zone beside it. A sailing starts in one zone and ends in another, and both times should read as on the ticket.
 */
export function calendarText(entries: readonly CalendarEntry[], stamp: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Selat//Storefront//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...zonesOf(entries).flatMap(zoneLines),
    ...entries.flatMap((entry) => eventLines(entry, stamp)),
    'END:VCALENDAR',
  ]
  // The last line needs a line end, too.
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(entry: CalendarEntry, stamp: string): string[] {
  const { id, url, span, title, place, notes, alarms, isFree } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(stamp)}`,
    ...('first' in span
      ? [`DTSTART;VALUE=DATE:${compact(span.first)}`, `DTEND;VALUE=DATE:${compact(span.after)}`]
      : [`DTSTART${local(span.start)}`, `DTEND${local(span.end)}`]),
    // A traveller can have appointments during a trip of several days.
    ...('first' in span || isFree ? ['TRANSP:TRANSPARENT'] : []),
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place.name)}`,
    `GEO:${place.latitude};${place.longitude}`,
    `DESCRIPTION:${escapeText(notes.join('\n'))}`,
    `URL:${url}`,
    ...alarms.flatMap(alarmLines),
    'END:VEVENT',
  ]
}

function alarmLines({ secondsBefore, text }: CalendarAlarm): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-${duration(secondsBefore)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VALARM',
  ]
}

type Zone = { zone: string; offset: string }

/**
 * Returns the zones that are used, each with its offset at that time. None of the zones of the strait changes its
 * clocks.
 */
function zonesOf(entries: readonly CalendarEntry[]): Zone[] {
  const moments = entries.flatMap(({ span }) => ('start' in span ? [span.start, span.end] : []))
  const zones = moments.map(({ at, zone }) => ({ zone, offset: offsetOf(at) }))
  return [...new Map(zones.map((zone) => [zone.zone + zone.offset, zone])).values()]
}

function zoneLines({ zone, offset }: Zone): string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}

function offsetOf(at: string): string {
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)$/.exec(at) ?? []
  return sign + hours + minutes
}

const local = ({ at, zone }: CalendarMoment) => `;TZID=${zone}:${compact(at.slice(0, 19))}`
const utc = (instant: string) => `${compact(toUtcText(instant).slice(0, 19))}Z`
const compact = (time: string) => time.replaceAll(/[-:]/g, '')

/** Writes a duration such as `P3DT1H30M`, without the parts that are 0. */
function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const time = [hours > 0 && `${hours}H`, minutes % 60 > 0 && `${minutes % 60}M`].filter(Boolean)
  if (days === 0 && time.length === 0) return 'PT0M'
  return `P${days > 0 ? `${days}D` : ''}${time.length > 0 ? `T${time.join('')}` : ''}`
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
}

/** Folds a line by octets, and never within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines = ['']
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    // The space at the beginning of a folded line counts, too.
    const isFull = octets + length > lineOctets
    if (isFull) lines.push('')
    octets = isFull ? 1 + length : octets + length
    lines[lines.length - 1] += character
  }
  return lines.join('\r\n ')
}
