import { convertMoney } from '../money/convert-money.ts'
import { priceIncrement } from '../money/currency-exponent.ts'
import { type ExchangeRate, rateBetween } from '../money/exchange-rate.ts'
import type { Money } from '../money/money.ts'

/**
 * The currency that a booking is sold in, and the rates to convert to it. `incrementMinor` is by default that of the
 * currency.
 */
export type Selling = {
  readonly currency: string
  readonly rates: readonly ExchangeRate[]
  readonly incrementMinor?: number
}

/** An amount in the selling currency; `converted` has its origin and rate if it was converted. */
export type SellingMoney = {
  readonly amount: Money
  readonly converted?: { readonly unitAmount: Money; readonly rate: ExchangeRate }
}

/**
 * Converts a unit amount to the selling currency, rounded up to the increment. An amount that is already in that currency
 * stays as the operator set it. Throws if there is no rate, because a product without one must not be on sale.
 */
export function toSellingMoney(unitAmount: Money, selling: Selling): SellingMoney {
  if (unitAmount.currency === selling.currency) return { amount: unitAmount }
  const rate = rateBetween(selling.rates, unitAmount.currency, selling.currency)
  if (!rate) throw new RangeError(`No rate from ${unitAmount.currency} to ${selling.currency}`)
  const incrementMinor = selling.incrementMinor ?? priceIncrement(selling.currency)
  const amount = convertMoney(unitAmount, rate, { rounding: 'up', incrementMinor })
  return { amount, converted: { unitAmount, rate } }
}
