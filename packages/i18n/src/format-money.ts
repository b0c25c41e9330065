import type { Money } from '@selat/domain'

import { displayNames, numberFormat } from './intl-formats.ts'
import type { LanguageCode } from './languages.ts'

/** Money as the contract sends it: a whole `Amount` of 10^-`Exponent` units. */
export type WireMoney = { Amount: number; Currency: string; Exponent: number }
/** Money from the wire or from the domain; both contain their exponent. */
export type FormattableMoney = WireMoney | Money

export type FormatMoneyOptions = {
  /** Puts a sign before positive amounts too, for ledgers and price differences. */
  showPlus?: boolean
  /**
   * Shortens the amount for a cell of a calendar and leaves the currency out: “370K”, “370 rb”, “37万”. The page shows the
   * currency once.
   */
  compact?: boolean
}

const narrowSpace = '\u00A0'
const minus = '\u2212'
const wordJoiner = '\u2060'

/** Intl shows SGD, USD and TWD all as "$" in some of our locales, so the signs are fixed here. */
const signs: Readonly<Record<string, string>> = {
  IDR: `Rp${narrowSpace}`,
  SGD: 'S$',
  MYR: `RM${narrowSpace}`,
  USD: 'US$',
  CNY: 'CN¥',
  TWD: 'NT$',
  THB: '฿',
}

/** Returns the sign of a currency without spacing ("Rp", "S$"); the code itself if it is not in the table. */
export function currencySign(currency: string): string {
  return (signs[currency] ?? currency).trim()
}

/**
 * Shows money in the language's number format with a sign that names one currency only. The decimals come from the
 * exponent sent with the amount, never from the currency: IDR has two in ISO 4217 and none in use.
 *
 * @example formatMoney({ Amount: 385000, Currency: 'IDR', Exponent: 0 }, 'ID') // 'Rp 385.000'
 * @example formatMoney({ Amount: 3250, Currency: 'SGD', Exponent: 2 }, 'EN') // 'S$32.50'
 */
export function formatMoney(
  money: FormattableMoney,
  language: LanguageCode,
  options: FormatMoneyOptions = {},
): string {
  const { amount, currency, exponent } = 'Amount' in money ? fromWire(money) : money
  if (options.compact) {
    return numberFormat(language, { notation: 'compact', maximumSignificantDigits: 3 }).format(
      toDecimal(amount, exponent),
    )
  }
  // All decimals are always shown, because S$28 beside S$32.50 in a list looks like two kinds of amount.
  const digits = numberFormat(language, {
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
  }).format(toDecimal(Math.abs(amount), exponent))
  const sign = signs[currency] ?? `${currency}${narrowSpace}`
  const before = amount < 0 ? minusBefore(sign) : options.showPlus && amount > 0 ? '+' : ''
  return `${before}${sign}${digits}`
}

/**
 * Returns the minus before a sign. A line never breaks between a minus and a letter, but it could break between a minus
 * and a sign such as ฿.
 */
function minusBefore(sign: string): string {
  return /^\p{L}/u.test(sign) ? minus : `${minus}${wordJoiner}`
}

/** Returns the name of a currency in the language: "Singapore Dollar", "新加坡元". */
export function formatCurrencyName(currency: string, language: LanguageCode): string {
  return displayNames(language, { type: 'currency' }).of(currency) ?? currency
}

function fromWire(money: WireMoney): Money {
  return { amount: money.Amount, currency: money.Currency, exponent: money.Exponent }
}

/**
 * Returns the amount as decimal text, so that Intl formats the exact digits; a division would lose cents above 2^53 /
 * 100.
 */
function toDecimal(amountMinor: number, exponent: number): `${number}` {
  const digits = String(amountMinor).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  const part = digits.slice(digits.length - exponent)
  // Both halves are digits only.
  return (exponent === 0 ? whole : `${whole}.${part}`) as `${number}`
}
