import type { Money } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** Returns the contract's money in the form that the domain calculates with. */
export function toMoney({ Amount, Currency, Exponent }: Schemas['Money']): Money {
  return { amount: Amount, currency: Currency, exponent: Exponent }
}

/** Returns money that the domain has calculated in the form of the contract. */
export function toWire({ amount, currency, exponent }: Money): Schemas['Money'] {
  return { Amount: amount, Currency: currency, Exponent: exponent }
}
