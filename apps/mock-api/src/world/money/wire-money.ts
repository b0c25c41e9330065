import type { Money } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

export function toWireMoney({ amount, currency, exponent }: Money): Schemas['Money'] {
  return { Amount: amount, Currency: currency, Exponent: exponent }
}
