import { calculator, halfEven } from 'dinero.js/bigint'

import { parseDecimal } from './parse-decimal.ts'

/** A rate: one main unit of `from` is worth amount × 10^-scale main units of `to`. */
export type ExchangeRate = {
  readonly from: string
  readonly to: string
  readonly amount: number
  readonly scale: number
}

// Twelve digits keep the error of a derived rate under one cent for any price a traveller can pay.
const DERIVED_DIGITS = 12
const DERIVED_FLOOR = 10n ** BigInt(DERIVED_DIGITS - 1)

/**
 * Makes a rate from decimal text.
 * @example exchangeRate('SGD', 'IDR', '13211.3821')
 */
export function exchangeRate(from: string, to: string, decimal: string): ExchangeRate {
  const { amount, scale } = parseDecimal(decimal)
  if (amount <= 0) throw new RangeError(`Not a rate: ${decimal}`)
  return { from, to, amount, scale }
}

/**
 * Finds the rate between two currencies: the quoted one, else the inverse of a quoted one, else one over a third currency.
 * Undefined if there is none.
 */
export function rateBetween(
  rates: readonly ExchangeRate[],
  from: string,
  to: string,
): ExchangeRate | undefined {
  const quoted = findOneStep(rates, from, to)
  if (quoted) return quoted
  for (const pivot of new Set(rates.flatMap((rate) => [rate.from, rate.to]))) {
    const first = findOneStep(rates, from, pivot)
    const second = findOneStep(rates, pivot, to)
    if (first && second) return chainRates(first, second)
  }
  return undefined
}

function findOneStep(
  rates: readonly ExchangeRate[],
  from: string,
  to: string,
): ExchangeRate | undefined {
  const quoted = rates.find((rate) => rate.from === from && rate.to === to)
  if (quoted) return quoted
  const opposite = rates.find((rate) => rate.from === to && rate.to === from)
  return opposite && invertRate(opposite)
}

function invertRate(rate: ExchangeRate): ExchangeRate {
  return toRate(rate.to, rate.from, 10n ** BigInt(rate.scale), BigInt(rate.amount))
}

function chainRates(first: ExchangeRate, second: ExchangeRate): ExchangeRate {
  const numerator = BigInt(first.amount) * BigInt(second.amount)
  return toRate(first.from, second.to, numerator, 10n ** BigInt(first.scale + second.scale))
}

function toRate(from: string, to: string, numerator: bigint, denominator: bigint): ExchangeRate {
  let scale = 0n
  while ((numerator * 10n ** scale) / denominator < DERIVED_FLOOR) scale += 1n
  const amount = halfEven(numerator * 10n ** scale, denominator, calculator)
  return { from, to, amount: Number(amount), scale: Number(scale) }
}
