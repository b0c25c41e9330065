import type { Money } from '@selat/domain'

import { type KnownCodes, unknownCodes } from './known-codes.ts'
import type { TenantFixture } from './read-tenant-folder.ts'

/** Lists the reasons why a tenant could not receive money in its currencies and by its methods; empty if there are none. */
export function checkMoney(tenant: TenantFixture, known: KnownCodes): string[] {
  const { companyCurrency, currencies, paymentMethods, users, agencies, promos } = tenant
  const sold = new Set(currencies)
  const taken = new Set(paymentMethods.flatMap((code) => known.paymentMethods.get(code) ?? []))
  const own = [
    ...unknownCodes('/currencies', 'currency', [companyCurrency, ...currencies], known.currencies),
    ...unknownCodes('/paymentMethods', 'payment method', paymentMethods, known.paymentMethods),
    ...unknownCodes('/companyCurrency', 'selling currency', [companyCurrency], sold),
    ...unknownCodes('/paymentMethods', 'payment method for', currencies, taken),
  ]
  const wallets = agencies.flatMap((agency) => agency.wallets)
  const ofUsers = [...unknownCodes('/users', 'selling currency', users.map(currencyOf), sold)]
  const ofAgencies = [
    ...unknownCodes('/agencies', 'selling currency', wallets.map(currencyOf), sold),
    ...wallets.flatMap((amount) => decimalReasons('a wallet', amount, known)),
  ]
  const ofPromos = promos.flatMap(({ code, off, minimum }) =>
    [...(off.kind === 'fixed' ? off.amounts : off.maximum), ...minimum].flatMap((amount) =>
      decimalReasons(code, amount, known),
    ),
  )
  return [
    ...own.map((reason) => `tenant.json: ${reason}`),
    ...ofUsers.map((reason) => `users.json: ${reason}`),
    ...ofAgencies.map((reason) => `agencies.json: ${reason}`),
    ...new Set(ofPromos.map((reason) => `promos.json: ${reason}`)),
  ]
}

const currencyOf = ({ currency }: { currency: string }): string => currency

function decimalReasons(
  what: string,
  { currency, exponent }: Pick<Money, 'currency' | 'exponent'>,
  { currencies }: KnownCodes,
): string[] {
  const decimals = currencies.get(currency)
  if (decimals === undefined) return [`${what} has no known currency ${currency}`]
  if (decimals === exponent) return []
  return [`${what} has ${currency} with exponent ${exponent}, needs ${decimals}`]
}
