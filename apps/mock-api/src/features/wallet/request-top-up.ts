import { checkTopUpAmount, money, type Money, reasonOf } from '@selat/domain'
import { topUpTextsRule } from '@selat/domain/forms'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { applyRule } from '../../engine/http/apply-rule.ts'
import { refuse, refuseField } from '../../engine/http/refusal.ts'
import { drawUnusedNumber } from '../../engine/random/unused-number.ts'
import type { TopUpRow } from '../../engine/store/tables/wallet-tables.ts'
import type { Context } from '../../operation/context.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'
import { recordOwnEvent } from '../agency/agency-events.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { readProof } from '../order/payment/proof-files.ts'
import { reviewedAt } from '../order/payment/simulated-bank.ts'
import { type OfferedAccount, offeredAccounts, offeredBounds } from './top-up-offer.ts'

/** Stores the request of an agency that has made a transfer. Nothing is booked before the tenant has reviewed it. */
export async function requestTopUp(ctx: Context, input: Schemas['TopUpInput']): Promise<TopUpRow> {
  const { user, agency } = callerAgency(ctx)
  const { amount, account } = chooseTopUp(ctx.tenant, input)
  const texts = applyRule(topUpTextsRule, input)
  const { file_name, ...picture } = await readProof(input.File)
  const tenant = ctx.tenant.slug
  const row: TopUpRow = {
    tenant,
    id: ctx.ids.make('top'),
    agency_id: agency.id,
    number: await makeTopUpNumber(ctx),
    state: 'pending',
    ...amount,
    account_code: account.code,
    bank: account.bank,
    account_name: account.name,
    account_number: account.number,
    bank_from: texts.bankFrom,
    note: texts.note,
    file_name,
    requested_at: ctx.now,
    requested_by: user.name,
    requested_by_id: user.id,
    settles_at: reviewedAt(ctx.now),
    decided_at: null,
    rejection: null,
  }
  await ctx.store.insertInto('top_ups').values(row).execute()
  await ctx.store
    .insertInto('top_up_proofs')
    .values({ tenant, top_up_id: row.id, ...picture })
    .execute()
  await recordOwnEvent(ctx, { event: 'top_up_requested', about: row.number, amount })
  return row
}

/** Makes a number that no top-up of the tenant has, such as `TU-7KQ4ZP`. */
function makeTopUpNumber({
  store,
  ids,
  tenant,
}: Pick<Context, 'store' | 'ids' | 'tenant'>): Promise<string> {
  return drawUnusedNumber(ids, 'TU', (number) =>
    store
      .selectFrom('top_ups')
      .select('id')
      .where('tenant', '=', tenant.slug)
      .where('number', '=', number)
      .executeTakeFirst(),
  )
}

type Choice = Pick<Schemas['TopUpInput'], 'Amount' | 'Currency' | 'Account'>

/**
 * Returns the amount and the account of a top-up. Refuses the whole request if the currency or account is not offered, and
 * only the field if the amount is out of bounds.
 */
function chooseTopUp(
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
