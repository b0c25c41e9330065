import { formatMoney } from '@selat/i18n/format-money'
import { formatInstant, formatTime, formatZone } from '@selat/i18n/format-time'
import { dateTimeFormat } from '@selat/i18n/intl-formats'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../../engine/language.ts'

/** An amount in the format of the site, so that a mail and its page show the same text. */
export function mailMoney(money: Schemas['Money'], language: LanguageCode): string {
  return formatMoney(money, language)
}

/** An instant on the clock of a zone, with the zone's name: the reader may be on either shore. */
export function mailInstant(instant: string, timeZone: string, language: LanguageCode): string {
  return formatInstant(instant, timeZone, language)
}

/** The day of a local time as written, never shifted to another zone. */
export function mailDay(local: string, language: LanguageCode): string {
  return dateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${local.slice(0, 10)}T00:00:00Z`))
}

/** The clock of a local time as written, with the name of the place's zone: `10:20 SGT`. */
export function mailClock(local: string, timeZone: string, language: LanguageCode): string {
  return `${formatTime(local, language)} ${formatZone(timeZone, local)}`
}
