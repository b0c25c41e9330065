import { dateTimeFormat } from '@selat/i18n/format-date'
import { numberFormat } from '@selat/i18n/format-number'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../kernel/language.ts'

/** The currency by its code: a mail has no place to explain which dollar a sign means. */
export function mailMoney(money: Schemas['Money'], language: LanguageCode): string {
  const digits = numberFormat(language, {
    minimumFractionDigits: money.Exponent,
    maximumFractionDigits: money.Exponent,
  }).format(money.Amount / 10 ** money.Exponent)
  return `${money.Currency} ${digits}`
}

/** An instant on the clock of a zone, with its offset: the reader may be on either shore. */
export function mailInstant(instant: string, timeZone: string, language: LanguageCode): string {
  return dateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'shortOffset',
  }).format(new Date(instant))
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

/** The clock of a local time as written, `10:20`. */
export function mailClock(local: string): string {
  return local.slice(11, 16)
}
