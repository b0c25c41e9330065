import { checkTopUpAmount, money, type Money, reasonOf } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse, refuseField } from '../../engine/http/refusal.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'
import { type OfferedAccount, offeredAccounts, offeredBounds } from './top-up-offer.ts'

type Choice = Pick<Schemas['TopUpInput'], 'Amount' | 'Currency' | 'Account'>

/**
 * Returns the amount and the account of a top-up. Refuses the request if the currency or account is not offered, and the field
 * if the amount is outside of the bounds.
 */
export function chooseTopUp(
  tenant: Pick<Tenant, 'legalName' | 'paymentMethods'>,
  { Amount, Currency, Account }: Choice,
): { amount: Money; account: OfferedAccount } {
  const bounds = offeredBounds(tenant).find(({ currency }) => currency === Currency)
  if (!bounds)
    refuse('top_up_refused', { params: { reason: 'currency_not_offered', currency: Currency } })
  const account = offeredAccounts(tenant).find(
    ({ code, currency }) => code === Account && currency === Currency,
  )
  if (!account)
    refuse('top_up_refused', { params: { reason: 'account_not_offered', account: Account } })
  const { currency, exponent } = bounds.minimum
  const amount = money(Number(Amount), currency, exponent)
  const refusal = checkTopUpAmount(amount, bounds)
  if (!refusal) return { amount, account }
  const bound = refusal.code === 'wallet.too_small' ? 'minimum' : 'maximum'
  const params = { [bound]: refusal.params.bound.amount, currency, exponent }
  return refuseField('/Amount', reasonOf(refusal.code), params)
}
