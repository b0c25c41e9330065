import { checkTopUpAmount, money, type Money, reasonOf } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuse, refuseField } from '../../engine/http/refusal.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'
import { type OfferedAccount, offeredAccounts, offeredBounds } from './top-up-offer.ts'

type Choice = Pick<Schemas['TopUpInput'], 'Amount' | 'Currency' | 'Account'>

/**
 * The amount and the account of a top-up. What is not offered, or not any more, is refused as a whole, an amount outside of
 * its bounds beside its field.
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
