import { currencyExponent } from './currency-exponent.ts'
import { type Money, money } from './money.ts'

/** A decimal number in exact form: amount × 10^-scale. */
export type ScaledNumber = { readonly amount: number; readonly scale: number }

/** Reads decimal text exactly, without floating-point numbers. Throws a RangeError on anything but digits and a point. */
export function parseDecimal(text: string): ScaledNumber {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) throw new RangeError(`Not a decimal number: ${text}`)
  const fraction = (match[2] ?? '').replace(/0+$/, '')
  const amount = Number(`${match[1]}${fraction}`)
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Too many digits: ${text}`)
  return { amount: amount || 0, scale: fraction.length }
}

/**
 * Reads money from text in the currency's main unit. Throws a RangeError if it has more decimals than the currency.
 * @example moneyFromDecimal('48.5', 'SGD') // {amount: 4850, currency: 'SGD', exponent: 2}
 */
export function moneyFromDecimal(text: string, currency: string): Money {
  const { amount, scale } = parseDecimal(text)
  const exponent = currencyExponent(currency)
  if (scale > exponent) throw new RangeError(`Finer than ${currency}: ${text}`)
  return money(amount * 10 ** (exponent - scale), currency)
}
