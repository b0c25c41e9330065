import type { TransferKind } from '@selat/domain'
import { sql } from 'kysely'

import type { Db } from '../../engine/store/store.ts'
import type { LedgerTransferRow } from '../../engine/store/tables/ledger-tables.ts'
import type { LedgerAccount } from './account.ts'

/**
 * An entry: the amount, positive if the account received it, and the balance after it. `by` is the agency's member who moved
 * it, or empty.
 */
export type StatementEntry = {
  readonly id: string
  readonly at: string
  readonly kind: TransferKind
  readonly reference: string
  readonly orderId: string | null
  readonly note: string
  readonly bankFrom: string
  readonly by: string
  readonly amount: number
  readonly balance: number
}

/** Amounts are in the account's unit. Opening and entries always sum to the end. */
export type AccountStatement = {
  readonly opening: number
  readonly entries: readonly StatementEntry[]
  readonly end: number
}

export type Period = { readonly from: string; readonly until: string }

/** Reads the statement of an account from an instant, inclusive, until another, exclusive. It does not contain holds. */
export async function readStatement(
  store: Db,
  account: Pick<LedgerAccount, 'tenant' | 'id'>,
  { from, until }: Period,
): Promise<AccountStatement> {
  const opening = await balanceBefore(store, account, from)
  const inPeriod = (side: Side) =>
    transfersOf(store, account, side).selectAll().where('at', '>=', from).where('at', '<', until)
  const rows = await inPeriod('debit_account').unionAll(inPeriod('credit_account')).execute()
  let balance = opening
  const entries = rows.toSorted(byEntryOf(account)).map((row) => {
    const amount = signedAmount(row, account)
    balance += amount
    return { ...toFacts(row), amount, balance }
  })
  return { opening, entries, end: balance }
}

function toFacts(row: LedgerTransferRow): Omit<StatementEntry, 'amount' | 'balance'> {
  const { id, at, kind, reference, note } = row
  const { order_id: orderId, bank_from: bankFrom, by_name: by } = row
  return { id, at, kind, reference, orderId, note, bankFrom, by }
}

type Side = 'debit_account' | 'credit_account'

/** Reads the transfers that an account has paid or received. A transfer never has one account on both sides. */
function transfersOf(store: Db, { tenant, id }: Pick<LedgerAccount, 'tenant' | 'id'>, side: Side) {
  return store
    .selectFrom('ledger_transfers')
    .where('tenant', '=', tenant)
    .where('phase', 'in', ['booked', 'posted'])
    .where(side, '=', id)
}

async function balanceBefore(
  store: Db,
  account: Pick<LedgerAccount, 'tenant' | 'id'>,
  from: string,
): Promise<number> {
  const sumOf = async (side: Side) => {
    const { sum } = await transfersOf(store, account, side)
      .select(sql<number>`cast(coalesce(sum(amount), 0) as bigint)`.as('sum'))
      .where('at', '<', from)
      .executeTakeFirstOrThrow()
    return sum
  }
  return (await sumOf('credit_account')) - (await sumOf('debit_account'))
}

/** Compares transfers by instant, then in the order of booking. */
function byEntryOf(account: Pick<LedgerAccount, 'id'>) {
  const seqOf = (row: LedgerTransferRow) =>
    row.credit_account === account.id ? row.credit_seq : row.debit_seq
  return (first: LedgerTransferRow, second: LedgerTransferRow) => {
    if (first.at !== second.at) return first.at < second.at ? -1 : 1
    return seqOf(first) - seqOf(second)
  }
}

function signedAmount(
  { credit_account, amount }: LedgerTransferRow,
  { id }: Pick<LedgerAccount, 'id'>,
) {
  return credit_account === id ? amount : -amount
}
