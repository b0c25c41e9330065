import type { Money } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

/** The contract's money as the domain reckons with it. */
export function toMoney({ Amount, Currency, Exponent }: Schemas['Money']): Money {
  return { amount: Amount, currency: Currency, exponent: Exponent }
}

/** What the domain reckoned as the contract writes it. */
export function toWire({ amount, currency, exponent }: Money): Schemas['Money'] {
  return { Amount: amount, Currency: currency, Exponent: exponent }
}
