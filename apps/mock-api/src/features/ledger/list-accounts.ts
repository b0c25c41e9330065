import { type Money, money, sumByCurrency } from '@selat/domain'

import type {
  LedgerAccountRow,
  LedgerTransferRow,
} from '../../engine/store/tables/ledger-tables.ts'
import { type LedgerReader, openWallets } from './open-wallets.ts'

const TRANSFERS_SHOWN = 50

/**
 * Returns the whole ledger for the console: every account with its balance, the sum of the balances by currency, which is
 * zero, and the newest transfers.
 */
export async function listAccounts(reader: LedgerReader) {
  await openWallets(reader)
  const { db } = reader.store
  const rows = await db
    .selectFrom('ledger_accounts')
    .selectAll()
    .orderBy('tenant')
    .orderBy('currency')
    .orderBy('id')
    .execute()
  const transfers = await db
    .selectFrom('ledger_transfers')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('tenant')
    .orderBy('credit_seq', 'desc')
    .orderBy('id')
    .limit(TRANSFERS_SHOWN)
    .execute()
  const accounts = rows.map((row) => toConsoleAccount(row, holderOf(reader, row)))
  return {
    accounts,
    sums: sumByCurrency(accounts.map(({ balance }) => balance)),
    transfers: transfers.map(toConsoleTransfer),
  }
}

/** Balances are credits less debits: negative for money that payment methods have taken in, positive for sales. */
function toConsoleAccount(row: LedgerAccountRow, holder: string | null) {
  const { tenant, id, kind, owner, currency, exponent } = row
  const inUnit = (amount: number): Money => money(amount, currency, exponent)
  return {
    tenant,
    id,
    kind,
    owner,
    holder,
    debits: inUnit(row.debits),
    credits: inUnit(row.credits),
    balance: inUnit(row.credits - row.debits),
    /** The money on hold that will leave the account, and the money on hold that will enter it. */
    pendingDebits: inUnit(row.pending_debits),
    pendingCredits: inUnit(row.pending_credits),
    entries: row.entries,
  }
}

/** Returns the name of the agency that owns a wallet's account. */
export function holderOf(
  { tenants }: Pick<LedgerReader, 'tenants'>,
  { tenant, kind, owner }: Pick<LedgerAccountRow, 'tenant' | 'kind' | 'owner'>,
): string | null {
  if (kind !== 'wallet') return null
  const agencies = tenants.all.find(({ slug }) => slug === tenant)?.agencies ?? []
  return agencies.find(({ id }) => id === owner)?.name ?? null
}

/** A transfer as the console shows it. */
export function toConsoleTransfer(row: LedgerTransferRow) {
  const { tenant, id, reference, phase, kind, note, at } = row
  return {
    tenant,
    id,
    reference,
    phase,
    kind,
    debit: row.debit_account,
    credit: row.credit_account,
    amount: money(row.amount, row.currency, row.exponent),
    order: row.order_id,
    payment: row.payment_id,
    note,
    at,
  }
}
