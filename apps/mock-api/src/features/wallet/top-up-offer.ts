import { money, type TopUpBounds } from '@selat/domain'

import { readTopUpFixtures } from '../../world/fixtures/top-up-fixtures.ts'
import { methodsOf } from '../../world/money/payment-methods.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'

const fixtures = readTopUpFixtures()

/** The banks that agencies use most. A request may name any other bank. */
export const SOURCE_BANKS: readonly string[] = fixtures.sourceBanks

export type CurrencyBounds = TopUpBounds & { readonly currency: string }

const BOUNDS: readonly CurrencyBounds[] = fixtures.bounds.map((row) => ({
  currency: row.currency,
  minimum: money(row.minimum, row.currency, row.exponent),
  maximum: money(row.maximum, row.currency, row.exponent),
}))

export type OfferedAccount = {
  readonly code: string
  readonly bank: string
  readonly name: string
  readonly number: string
  readonly currency: string
}

type Seller = Pick<Tenant, 'legalName' | 'paymentMethods'>

/** Lists the accounts of a tenant that agencies send money to: those of its bank transfers, in the tenant's order. */
export function offeredAccounts(tenant: Seller): OfferedAccount[] {
  return methodsOf(tenant).flatMap((method) => {
    if (method.kind !== 'bank_transfer') return []
    const { code, account } = method
    return method.currencies
      .filter((currency) => BOUNDS.some((one) => one.currency === currency))
      .map((currency) => ({
        code,
        bank: account.bankName,
        name: tenant.legalName,
        number: account.number,
        currency,
      }))
  })
}

/** Lists the bounds of one top-up, in the currencies of the offered accounts. */
export function offeredBounds(tenant: Seller): CurrencyBounds[] {
  const taken = new Set(offeredAccounts(tenant).map(({ currency }) => currency))
  return BOUNDS.filter(({ currency }) => taken.has(currency))
}
