import { currencyExponent } from './currency-exponent.ts'
import { type Money, money } from './money.ts'

const GROUPED = /^\d{1,3}(?:([., '])\d{3})(?:\1\d{3})*$/

/**
 * Money as somebody types it, in the main unit, whichever signs his language groups and parts by: `10.000.000`,
 * `10,000,000` and `10000000` are the same. Three digits after a sign are a group, fewer are decimals. Undefined when it
 * is no amount, finer than the currency, or not above zero.
 * @example readTypedAmount('1.250,5', 'SGD') // {amount: 125050, currency: 'SGD', exponent: 2}
 */
export function readTypedAmount(
  text: string,
  currency: string,
  exponent = currencyExponent(currency),
): Money | undefined {
  const plain = text.trim().replaceAll(/[\u00A0\u202F]/g, ' ')
  const [, whole = '', sign, decimals = ''] =
    /^(\d[\d., ']*?)(?:([.,])(\d{1,2}))?$/.exec(plain) ?? []
  const group = GROUPED.exec(whole)?.[1]
  // What groups parts no decimals off.
  if (group !== undefined && group === sign) return undefined
  const digits = group === undefined ? whole : whole.replaceAll(group, '')
  if (!/^\d+$/.test(digits) || decimals.length > exponent) return undefined
  const amount = Number(`${digits}${decimals.padEnd(exponent, '0')}`)
  if (!Number.isSafeInteger(amount) || amount <= 0) return undefined
  return money(amount, currency, exponent)
}
