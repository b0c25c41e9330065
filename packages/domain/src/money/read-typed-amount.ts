import { currencyExponent } from './currency-exponent.ts'
import { type Money, money } from './money.ts'

const GROUPED = /^\d{1,3}(?:([., '])\d{3})(?:\1\d{3})*$/

/**
 * Reads money as people type it, in the main unit and with the separators of any language: `10.000.000`, `10,000,000` and
 * `10000000` are the same. Three digits after a separator are a group, fewer are decimals. Undefined if the text is no amount,
 * has more decimals than the currency, or is not above zero.
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
  // One sign cannot both group digits and separate decimals.
  if (group !== undefined && group === sign) return undefined
  const digits = group === undefined ? whole : whole.replaceAll(group, '')
  if (!/^\d+$/.test(digits) || decimals.length > exponent) return undefined
  const amount = Number(`${digits}${decimals.padEnd(exponent, '0')}`)
  if (!Number.isSafeInteger(amount) || amount <= 0) return undefined
  return money(amount, currency, exponent)
}
