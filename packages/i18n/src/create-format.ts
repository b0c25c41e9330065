import { formatCountry } from './format-country.ts'
import { type DateStyle, formatDate, formatDateAt, formatDateRange } from './format-date.ts'
import {
  formatCountdown,
  formatCountdownLong,
  formatDuration,
  formatDurationLong,
  formatRelative,
} from './format-duration.ts'
import { formatList, sortByText } from './format-list.ts'
import {
  formatCurrencyName,
  formatMoney,
  type FormatMoneyOptions,
  type FormattableMoney,
} from './format-money.ts'
import { formatFileSize, formatNumber, formatPercent } from './format-number.ts'
import { formatSentence, formatSentences } from './format-sentences.ts'
import {
  formatInstant,
  formatLocalDateTime,
  formatTime,
  formatTimeAt,
  formatZone,
  formatZonedClock,
} from './format-time.ts'
import { type LanguageCode, languageOf } from './languages.ts'

/** Every format of one language, so that a component gets all of them at once. */
export type Format = ReturnType<typeof makeFormat>

const made = new Map<LanguageCode, Format>()

/**
 * Returns the formats of a language, the same object at every call.
 *
 * @example createFormat('ID').money({ Amount: 385000, Currency: 'IDR', Exponent: 0 }) // 'Rp 385.000'
 */
export function createFormat(language: LanguageCode): Format {
  const format = made.get(language) ?? makeFormat(language)
  made.set(language, format)
  return format
}

function makeFormat(language: LanguageCode) {
  return {
    language,
    money: (money: FormattableMoney, options?: FormatMoneyOptions) =>
      formatMoney(money, language, options),
    currencyName: (currency: string) => formatCurrencyName(currency, language),
    number: (value: number, maxDecimals?: number) => formatNumber(value, language, maxDecimals),
    percent: (share: number) => formatPercent(share, language),
    fileSize: (bytes: number, overLimit?: number) => formatFileSize(bytes, language, overLimit),
    date: (isoDate: string, style?: DateStyle) => formatDate(isoDate, language, style),
    dateAt: (instant: string, zone: string, style?: DateStyle) =>
      formatDateAt(instant, zone, language, style),
    dateRange: (from: string, until: string) => formatDateRange(from, until, language),
    time: (local: string) => formatTime(local, language),
    timeAt: (instant: string, zone: string) => formatTimeAt(instant, zone, language),
    zonedClock: (instant: string, zone: string) => formatZonedClock(instant, zone, language),
    localDateTime: (local: string) => formatLocalDateTime(local, language),
    instant: (instant: string, zone: string) => formatInstant(instant, zone, language),
    zone: (zone: string, instant: string) => formatZone(zone, instant),
    duration: (minutes: number) => formatDuration(minutes, language),
    durationLong: (minutes: number) => formatDurationLong(minutes, language),
    countdown: (seconds: number) => formatCountdown(seconds),
    countdownLong: (seconds: number) => formatCountdownLong(seconds, language),
    relative: (secondsFromNow: number) => formatRelative(secondsFromNow, language),
    list: (items: readonly string[], type?: 'and' | 'or') => formatList(items, language, type),
    /** Joins facts in a line by the language's comma. Empty and absent ones are left out. */
    facts: (facts: readonly (string | false | null | undefined)[]) =>
      facts.filter(Boolean).join(languageOf(language).comma),
    sentence: (text: string) => formatSentence(text, language),
    sentences: (sentences: readonly (string | false | null | undefined)[]) =>
      formatSentences(sentences, language),
    /** The text between two sentences, if one of them is an element of its own. */
    sentenceGap: languageOf(language).sentenceGap,
    sorted: <T>(items: readonly T[], text: (item: T) => string) =>
      sortByText(items, text, language),
    country: (code: string) => formatCountry(code, language),
  }
}
