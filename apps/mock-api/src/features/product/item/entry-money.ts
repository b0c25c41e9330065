import { type Money, money, toSellingMoney } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Context } from '../../../operation/context.ts'
import type { BandPrices } from '../../../world/fixtures/catalogue/entry-schema.ts'
import { toWireMoney } from '../../../world/money/wire-money.ts'

type Priced = { readonly currency: string; readonly exponent: number }
type Selling = Pick<Context, 'money' | 'currency'>

/** Converts an amount of a fixture to money in the fixture's own currency; the null of what is not sold stays null. */
export function entryMoney<Amount extends number | null>(
  { currency, exponent }: Priced,
  amount: Amount,
) {
  const own = amount === null ? null : money(amount, currency, exponent)
  return own as Money | Extract<Amount, null> // only null becomes null
}

/** Converts an amount of a fixture to the caller's currency, as the price of one unit; null stays null. */
export function sellingMoney<Amount extends number | null>(
  { money: rates, currency }: Selling,
  entry: Priced,
  amount: Amount,
) {
  const own: Money | null = entryMoney(entry, amount)
  const sold = own && toWireMoney(toSellingMoney(own, rates.selling(currency)).amount)
  return sold as Schemas['Money'] | Extract<Amount, null> // only null becomes null
}

/** Converts the prices of a person of each band to the caller's currency. */
export function sellingBandPrices(
  ctx: Selling,
  entry: Priced,
  { adult, child, infant, senior }: BandPrices,
): Schemas['BandPrices'] {
  return {
    Adult: sellingMoney(ctx, entry, adult),
    Child: sellingMoney(ctx, entry, child),
    Infant: sellingMoney(ctx, entry, infant),
    Senior: sellingMoney(ctx, entry, senior),
  }
}
