import { missingFunds, money } from '@selat/domain'
import { sql } from 'kysely'

import { refuse } from '../../engine/http/refusal.ts'
import type { Db } from '../../engine/store/store.ts'
import type { AccountKind } from '../../engine/store/tables/ledger-tables.ts'
import type { LedgerAccount } from './account.ts'

/** Accounts that cannot be overdrawn; a wallet may also use its credit. CHECK constraints enforce the same. */
const NEVER_OVERDRAWN: ReadonlySet<AccountKind> = new Set(['wallet', 'refunds_payable'])

/** The changes of an account's totals. The end of a hold subtracts its amount from the pending ones. */
export type AccountChange = {
  readonly debits?: number
  readonly credits?: number
  readonly pending_debits?: number
  readonly pending_credits?: number
}

/**
 * Adds to the totals of an account and returns the number of the entry. If a wallet has too little money, refuses with
 * `wallet_insufficient`, which rolls the transaction back.
 */
export async function changeAccount(
  store: Db,
  account: LedgerAccount,
  change: AccountChange,
): Promise<number> {
  const entry = await tryToChange(store, account, change)
  if (entry !== undefined) return entry
  // The row of an account is inserted with its first transfer.
  await store
    .insertInto('ledger_accounts')
    .values({
      ...account,
      debits: 0,
      credits: 0,
      pending_debits: 0,
      pending_credits: 0,
      entries: 0,
      credit_limit: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await tryToChange(store, account, change)) ?? refuseChange(store, account, change)
}

async function tryToChange(
  store: Db,
  { tenant, id, kind, exponent }: LedgerAccount,
  { debits = 0, credits = 0, pending_debits = 0, pending_credits = 0 }: AccountChange,
): Promise<number | undefined> {
  const update = store
    .updateTable('ledger_accounts')
    .set((row) => ({
      debits: row('debits', '+', debits),
      credits: row('credits', '+', credits),
      pending_debits: row('pending_debits', '+', pending_debits),
      pending_credits: row('pending_credits', '+', pending_credits),
      entries: row('entries', '+', 1),
    }))
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('exponent', '=', exponent)
  const guarded = NEVER_OVERDRAWN.has(kind)
    ? update.where(
        sql<boolean>`debits + pending_debits + ${debits + pending_debits} <= credits + ${credits} + credit_limit`,
      )
    : update
  const rows = await guarded.returning('entries').execute()
  return rows[0]?.entries
}

async function refuseChange(
  store: Db,
  account: LedgerAccount,
  { debits = 0, pending_debits = 0 }: AccountChange,
): Promise<never> {
  const row = await store
    .selectFrom('ledger_accounts')
    .selectAll()
    .where('tenant', '=', account.tenant)
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow()
  if (row.kind !== 'wallet' || row.exponent !== account.exponent)
    throw new Error(`The account ${account.id} of ${account.tenant} does not take this transfer.`)
  const { currency, exponent } = row
  const free = money(
    row.credits - row.debits - row.pending_debits + row.credit_limit,
    currency,
    exponent,
  )
  const missing =
    missingFunds(free, money(debits + pending_debits, currency, exponent))?.amount ?? 0
  return refuse('wallet_insufficient', { params: { missing, currency, exponent } })
}
