import type { Money } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

export function toWireMoney({ amount, currency, exponent }: Money): Schemas['Money'] {
  return { Amount: amount, Currency: currency, Exponent: exponent }
}

/** Makes an amount in the unit of the order, quotation or wallet that it belongs to. */
export function inUnit(
  { currency, exponent }: Pick<Money, 'currency' | 'exponent'>,
  amount: number,
): Schemas['Money'] {
  return { Amount: amount, Currency: currency, Exponent: exponent }
}
