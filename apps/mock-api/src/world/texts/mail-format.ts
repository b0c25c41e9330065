import { formatMoney } from '@selat/i18n/format-money'
import { formatInstant, formatTime, formatZone } from '@selat/i18n/format-time'
import { dateTimeFormat } from '@selat/i18n/intl-formats'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../engine/language.ts'

/** Formats an amount as the site does, so that a mail and its page show the same text. */
export function mailMoney(money: Schemas['Money'], language: LanguageCode): string {
  return formatMoney(money, language)
}

/** Formats an instant in a zone, with the zone's name, because the reader may be in another zone. */
export function mailInstant(instant: string, timeZone: string, language: LanguageCode): string {
  return formatInstant(instant, timeZone, language)
}

/** Formats the day of a local time as written, never converted to another zone. */
export function mailDay(local: string, language: LanguageCode): string {
  return dateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${local.slice(0, 10)}T00:00:00Z`))
}

/** Formats the time of a local time as written, with the name of the place's zone: `10:20 SGT`. */
export function mailClock(local: string, timeZone: string, language: LanguageCode): string {
  return `${formatTime(local, language)} ${formatZone(timeZone, local)}`
}
