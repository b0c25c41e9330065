import { topUpTextsRule } from '@selat/domain/forms'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { applyRule } from '../../engine/http/apply-rule.ts'
import type { TopUpRow } from '../../engine/store/tables/wallet-tables.ts'
import type { Context } from '../../operation/context.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { recordOwnEvent } from '../agency/record-event.ts'
import { readProof } from '../order/payment/read-proof.ts'
import { reviewedAt } from '../order/payment/simulated-bank.ts'
import { chooseTopUp } from './choose-top-up.ts'
import { makeTopUpNumber } from './top-up-number.ts'

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
