import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { Db } from '../../engine/store/store.ts'
import type { LedgerAccountRow } from '../../engine/store/tables/ledger-tables.ts'
import type { Context } from '../../operation/context.ts'
import { defineOperation } from '../../operation/operation.ts'
import { toWireMoney } from '../../world/money/wire-money.ts'
import { tenantZone } from '../../world/network/tenant-zone.ts'
import { callerAgency } from '../agency/caller-agency.ts'
import { openWallet } from '../ledger/open-wallets.ts'
import { walletUnits, type WalletUnit } from './wallet-units.ts'

export const getWallet = defineOperation('getWallet', async (_input, ctx) => {
  const member = callerAgency(ctx)
  const { agency } = member
  const items: Schemas['Wallet'][] = []
  for (const unit of await walletUnits(ctx, member))
    items.push(await readWallet(ctx, agency.id, unit))
  const TimeZone = tenantZone(ctx)
  return { status: 200, body: { AgentName: agency.name, TimeZone, Items: items, AsOf: ctx.now } }
})

type Asker = Pick<Context, 'store' | 'tenant' | 'now'>

/** Returns the row of an agency's wallet. The first call opens the wallet. */
export async function walletRow(
  { store, tenant, now }: Asker,
  agencyId: string,
  unit: WalletUnit,
): Promise<LedgerAccountRow> {
  const { id } = await openWallet(store, tenant, agencyId, { unit, at: now })
  return store
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('tenant', '=', tenant.slug)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Reads the balance of an agency's wallet in one currency, and how much of it can be spent. */
export async function readWallet(
  asker: Asker,
  agencyId: string,
  unit: WalletUnit,
): Promise<Schemas['Wallet']> {
  const row = await walletRow(asker, agencyId, unit)
  const { currency, exponent } = unit
  const balance = row.credits - row.debits
  const inUnit = (amount: number) => toWireMoney({ amount, currency, exponent })
  return {
    Currency: currency,
    Balance: inUnit(balance),
    Held: inUnit(row.pending_debits),
    CreditLimit: inUnit(row.credit_limit),
    Available: inUnit(balance - row.pending_debits + row.credit_limit),
    PendingTopUps: inUnit(await pendingSum(asker.store, row)),
  }
}

async function pendingSum(
  store: Db,
  { tenant, owner, currency }: LedgerAccountRow,
): Promise<number> {
  const rows = await store
    .selectFrom('top_ups')
    .select('amount')
    .where('tenant', '=', tenant)
    .where('agency_id', '=', owner ?? '')
    .where('currency', '=', currency)
    .where('state', '=', 'pending')
    .execute()
  return rows.reduce((sum, { amount }) => sum + amount, 0)
}
