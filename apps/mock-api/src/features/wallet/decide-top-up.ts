import {
  type Facts,
  type TopUpEvent,
  type TopUpGuard,
  topUpTransitions,
  transition,
} from '@selat/domain'

import { refuse } from '../../engine/http/refusal.ts'
import type { AgencyEventName } from '../../engine/store/tables/agency-tables.ts'
import type { TopUpRejection, TopUpRow } from '../../engine/store/tables/wallet-tables.ts'
import type { Work } from '../../operation/work.ts'
import { tenantOf } from '../../world/tenants/tenant-of.ts'
import { recordAgencyEvent } from '../agency/agency-events.ts'
import { clearingAccount } from '../ledger/account.ts'
import { bookTransfer } from '../ledger/book-transfer.ts'
import { openWallet } from '../ledger/open-wallets.ts'

export const TOP_UP_REJECTIONS = [
  'amount_differs',
  'not_received',
  'unreadable',
  'other_account',
] as const satisfies readonly TopUpRejection[]

/** Approves a top-up: the tenant has received the money, and it is booked into the wallet. */
export async function approveTopUp(work: Work, topUp: TopUpRow): Promise<TopUpRow> {
  const approved = await decide(work, topUp, { event: 'approve', facts: { by_tenant: true } })
  const { tenant, agency_id: agencyId, amount } = approved
  const wallet = await openWallet(work.store, tenantOf(work.tenants, tenant), agencyId, {
    unit: approved,
    at: work.now,
  })
  await bookTransfer(work.store, {
    kind: 'top_up',
    reference: `top_up:${approved.id}`,
    debit: clearingAccount(tenant, approved.account_code, approved),
    credit: wallet,
    amount,
    at: work.now,
    note: approved.note,
    bankFrom: approved.bank_from,
    byName: approved.requested_by,
  })
  return approved
}

/** Rejects a top-up: the tenant has not received the money, or not as the agency declared it. */
export function rejectTopUp(
  work: Work,
  topUp: TopUpRow,
  rejection: TopUpRejection,
): Promise<TopUpRow> {
  return decide(work, topUp, { event: 'reject', facts: { by_tenant: true }, rejection })
}

/** Cancels a top-up on behalf of a member of its agency. */
export function cancelTopUp(
  work: Work,
  topUp: TopUpRow,
  by: { readonly id: string; readonly name: string },
): Promise<TopUpRow> {
  return decide(work, topUp, { event: 'cancel', facts: { by_agency: true }, by })
}

const RECORDED: Readonly<Record<TopUpEvent, AgencyEventName>> = {
  approve: 'top_up_approved',
  reject: 'top_up_rejected',
  cancel: 'top_up_cancelled',
}

type Decision = {
  readonly event: TopUpEvent
  readonly facts: Facts<TopUpGuard>
  readonly rejection?: TopUpRejection
  readonly by?: { readonly id: string; readonly name: string }
}

/** Decides a top-up by the domain's table of transitions. If two decisions are concurrent, the second is refused. */
async function decide(
  work: Work,
  topUp: TopUpRow,
  { event, facts, rejection, by }: Decision,
): Promise<TopUpRow> {
  const { tenant, id, amount, currency, exponent } = topUp
  const step = transition(topUpTransitions, topUp.state, event, facts)
  if (!step.ok) return refuseStep(topUp)
  const change = {
    state: step.state,
    settles_at: null,
    decided_at: work.now,
    rejection: rejection ?? null,
  }
  const { numUpdatedRows } = await work.store
    .updateTable('top_ups')
    .set(change)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('state', '=', topUp.state)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return refuseStep(topUp)
  await recordAgencyEvent(work.store, work.ids, {
    tenant,
    agencyId: topUp.agency_id,
    at: work.now,
    by: by ?? null,
    event: RECORDED[event],
    about: topUp.number,
    amount: { amount, currency, exponent },
  })
  return { ...topUp, ...change }
}

function refuseStep({ state }: TopUpRow): never {
  refuse('top_up_refused', { params: { reason: 'decided', state } })
}
