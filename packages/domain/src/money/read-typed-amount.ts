import { currencyExponent } from './currency-exponent.ts'
import { type Money, money } from './money.ts'

const GROUPED = /^\d{1,3}(?:([., '])\d{3})(?:\1\d{3})*$/

/** The signs that people write for a currency, beside its code. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  CNY: ['¥', 'RMB'],
  IDR: ['Rp.', 'Rp'],
  MYR: ['RM'],
  SGD: ['S$', '$'],
  THB: ['฿'],
  TWD: ['NT$', '$'],
  USD: ['US$', '$'],
}

/** Returns the number without the currency before or after it, and without the `,-` that stands for no decimals. */
function withoutCurrency(text: string, currency: string): string {
  const upper = text.toUpperCase()
  const names = [currency, ...(SIGNS[currency] ?? [])].map((name) => name.toUpperCase())
  const before = names.find((name) => upper.startsWith(name))
  const after = before === undefined ? names.find((name) => upper.endsWith(name)) : undefined
  const number = text.slice(before?.length ?? 0, text.length - (after?.length ?? 0))
  return number.trim().replace(/[.,]-$/, '')
}

/**
 * Reads money as people type it, in the main unit and with the separators of any language: `10.000.000`, `10,000,000` and
 * `10000000` are the same. Three digits after a separator are a group, fewer are decimals. Undefined if the text is no amount,
 * has more decimals than the currency, or is not above zero. Digits of full width, the currency's code or usual sign beside the
 * number, and an end without value such as `,-` or `,00` are read, too, as lists and invoices have them.
 * @example readTypedAmount('1.250,5', 'SGD') // {amount: 125050, currency: 'SGD', exponent: 2}
 * @example readTypedAmount('Rp 100.000,-', 'IDR') // {amount: 100000, currency: 'IDR', exponent: 0}
 */
export function readTypedAmount(
  text: string,
  currency: string,
  exponent = currencyExponent(currency),
): Money | undefined {
  const plain = withoutCurrency(text.normalize('NFKC').trim(), currency)
  const [, whole = '', sign, decimals = ''] =
    /^(\d[\d., ']*?)(?:([.,])(\d{1,2}))?$/.exec(plain) ?? []
  const group = GROUPED.exec(whole)?.[1]
  // One sign cannot both group digits and separate decimals.
  if (group !== undefined && group === sign) return undefined
  const digits = group === undefined ? whole : whole.replaceAll(group, '')
  const counted = decimals.replace(/^0+$/, '')
  if (!/^\d+$/.test(digits) || counted.length > exponent) return undefined
  const amount = Number(`${digits}${counted.padEnd(exponent, '0')}`)
  if (!Number.isSafeInteger(amount) || amount <= 0) return undefined
  return money(amount, currency, exponent)
}
