import { formatList } from './format-list.ts'
import { listFormat, numberFormat, relativeTimeFormat } from './intl-formats.ts'
import { type LanguageCode, languageOf } from './languages.ts'

/**
 * Formats a short duration: "45 min", "1 h 05 min", "2 h". Minutes after hours are padded, so that a column of
 * durations is aligned.
 *
 * @example formatDuration(65, 'ZH') // '1小时05分'
 */
export function formatDuration(minutes: number, language: LanguageCode): string {
  const { hour, minute } = languageOf(language)
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const number = numberFormat(language, { maximumFractionDigits: 0 })
  if (hours === 0) return `${number.format(rest)}${minute}`
  if (rest === 0) return `${number.format(hours)}${hour}`
  const gap = hour.startsWith(' ') ? ' ' : ''
  return `${number.format(hours)}${hour}${gap}${String(rest).padStart(2, '0')}${minute}`
}

/** Formats a duration in full words, for screen readers: "1 hour and 5 minutes". */
export function formatDurationLong(minutes: number, language: LanguageCode): string {
  return inWords({ hour: Math.floor(minutes / 60), minute: minutes % 60 }, language)
}

/** Formats the remaining seconds as a clock: "14:05", from an hour on "1:00:00"; never below zero. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor((left % 3600) / 60), left % 60].map((part) =>
    String(part).padStart(2, '0'),
  )
  const hours = Math.floor(left / 3600)
  return (hours > 0 ? [String(hours), ...parts] : parts).join(':')
}

/** Formats a countdown in full words, for live regions: "14 minutes and 5 seconds". */
export function formatCountdownLong(seconds: number, language: LanguageCode): string {
  const left = Math.max(0, Math.floor(seconds))
  return inWords(
    { hour: Math.floor(left / 3600), minute: Math.floor((left % 3600) / 60), second: left % 60 },
    language,
  )
}

const relativeSteps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** Formats the distance of an instant in the largest unit that is not zero: "in 3 hours", "2 days ago". */
export function formatRelative(secondsFromNow: number, language: LanguageCode): string {
  const step =
    relativeSteps.find(([, size]) => Math.abs(secondsFromNow) >= size) ?? relativeSteps[3]
  const amount = Math.trunc(secondsFromNow / step[1])
  return relativeTimeFormat(language, { numeric: 'auto' }).format(amount, step[0])
}

function inWords(
  units: Partial<Record<'hour' | 'minute' | 'second', number>>,
  language: LanguageCode,
): string {
  const entries = Object.entries(units)
  const shown = entries.filter(
    ([, amount], index) => amount > 0 || (index === entries.length - 1 && isAllZero(units)),
  )
  const words = shown.map(([unit, amount]) =>
    numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
  )
  // Chinese says the units one after the other, without the "and" that joins names.
  return languageOf(language).tag.startsWith('zh')
    ? listFormat(language, { type: 'unit', style: 'long' }).format(words)
    : formatList(words, language)
}

function isAllZero(units: Record<string, number>): boolean {
  return Object.values(units).every((amount) => amount === 0)
}
