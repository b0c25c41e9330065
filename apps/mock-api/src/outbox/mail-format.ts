import type { Schemas } from '@selat/sdk'

import type { MailLanguage } from './mail-texts.ts'

const locales: Record<MailLanguage, string> = {
  EN: 'en-SG',
  ID: 'id-ID',
  ZH: 'zh-CN',
  ZHTD: 'zh-TW',
  ZHSM: 'zh-SG',
}

/** Tags for `<html lang>`. */
export const mailLanguageTags: Record<MailLanguage, string> = {
  EN: 'en',
  ID: 'id',
  ZH: 'zh',
  ZHTD: 'zh-Hant',
  ZHSM: 'zh-Hans-SG',
}

/** The currency by its code: a mail has no place to explain which dollar a sign means. */
export function mailMoney(money: Schemas['Money'], language: MailLanguage): string {
  const digits = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: money.Exponent,
    maximumFractionDigits: money.Exponent,
  }).format(money.Amount / 10 ** money.Exponent)
  return `${money.Currency} ${digits}`
}

/** An instant on the clock of a zone, with its offset: the reader may be on either shore. */
export function mailInstant(instant: string, timeZone: string, language: MailLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
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
export function mailDay(local: string, language: MailLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
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
