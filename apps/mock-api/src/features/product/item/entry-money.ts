import { type Money, money, toSellingMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'

type Priced = { readonly currency: string; readonly exponent: number }

/** Converts an amount of a fixture to money in the fixture's own currency. */
export function entryMoney({ currency, exponent }: Priced, amount: number): Money {
  return money(amount, currency, exponent)
}

/** Converts an amount of a fixture to the caller's currency, as the price of one unit. */
export function sellingMoney(
  { money: rates, currency }: Pick<Context, 'money' | 'currency'>,
  entry: Priced,
  amount: number,
): Schemas['Money'] {
  return toWireMoney(toSellingMoney(entryMoney(entry, amount), rates.selling(currency)).amount)
}
