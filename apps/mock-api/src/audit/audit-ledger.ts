import type { Db } from '../engine/store/store.ts'
import type { LedgerAccountRow, LedgerTransferRow } from '../engine/store/tables/ledger-tables.ts'
import { auditCaptures } from './audit-captures.ts'

type Totals = Pick<
  LedgerAccountRow,
  'debits' | 'credits' | 'pending_debits' | 'pending_credits' | 'entries'
>

const TOTALS = ['debits', 'credits', 'pending_debits', 'pending_credits', 'entries'] as const

/**
 * Books every transfer again and lists each difference to the ledger; empty if there is none. The sum of a currency must be
 * zero. An account must be the sum of its transfers and not be overdrawn beyond its credit. A hold must end once. Every paid
 * order must have one capture, and no other order may have one.
 */
export async function auditLedger(db: Db): Promise<string[]> {
  const accounts = await db.selectFrom('ledger_accounts').selectAll().execute()
  const transfers = await db.selectFrom('ledger_transfers').selectAll().execute()
  return [
    ...sumErrors(accounts),
    ...accountErrors(accounts, transfers),
    ...holdErrors(transfers),
    ...(await auditCaptures(db, transfers)),
  ]
}

/** Lists the currencies of a tenant whose balances or holds do not sum to zero. */
function sumErrors(accounts: readonly LedgerAccountRow[]): string[] {
  const sums = new Map<string, number>()
  const count = (what: string, amount: number) => sums.set(what, (sums.get(what) ?? 0) + amount)
  for (const account of accounts) {
    const unit = `${account.tenant} ${account.currency}/${account.exponent}`
    count(unit, account.credits - account.debits)
    count(`${unit} on hold`, account.pending_credits - account.pending_debits)
  }
  return [...sums].filter(([, sum]) => sum !== 0).map(([what, sum]) => `${what} sums to ${sum}`)
}

function accountErrors(
  accounts: readonly LedgerAccountRow[],
  transfers: readonly LedgerTransferRow[],
): string[] {
  const due = totalsOf(transfers)
  const known = new Set(accounts.map(keyOf))
  return [
    ...[...due.keys()].filter((key) => !known.has(key)).map((key) => `${key}: no such account`),
    ...accounts.flatMap((account) => {
      const key = keyOf(account)
      const totals = due.get(key) ?? noTotals()
      const isOverdrawn =
        ['wallet', 'refunds_payable'].includes(account.kind) &&
        account.debits + account.pending_debits > account.credits + account.credit_limit
      return [
        ...TOTALS.filter((total) => account[total] !== totals[total]).map(
          (total) => `${key}: ${account[total]} ${total}, ${totals[total]} due`,
        ),
        ...(isOverdrawn ? [`${key}: overdrawn`] : []),
      ]
    }),
  ]
}

function totalsOf(transfers: readonly LedgerTransferRow[]): Map<string, Totals> {
  const all = new Map<string, Totals>()
  const holds = new Map(transfers.map((row) => [`${row.tenant} ${row.id}`, row.amount]))
  for (const row of transfers) {
    const held = row.hold_id === null ? 0 : (holds.get(`${row.tenant} ${row.hold_id}`) ?? 0)
    const moved = row.phase === 'booked' || row.phase === 'posted' ? row.amount : 0
    const pending = row.phase === 'pending' ? row.amount : -held
    const { tenant, currency, exponent } = row
    add(all, keyOf({ tenant, id: row.debit_account, currency, exponent }), {
      debits: moved,
      pending_debits: pending,
    })
    add(all, keyOf({ tenant, id: row.credit_account, currency, exponent }), {
      credits: moved,
      pending_credits: pending,
    })
  }
  return all
}

function add(all: Map<string, Totals>, key: string, change: Partial<Totals>): void {
  const totals = all.get(key) ?? noTotals()
  for (const total of TOTALS) totals[total] += change[total] ?? 0
  totals.entries += 1
  all.set(key, totals)
}

function noTotals(): Totals {
  return { debits: 0, credits: 0, pending_debits: 0, pending_credits: 0, entries: 0 }
}

/** Returns the key of an account. The unit is part of it, because a transfer in another unit has no account. */
function keyOf({
  tenant,
  id,
  currency,
  exponent,
}: Pick<LedgerAccountRow, 'tenant' | 'id' | 'currency' | 'exponent'>): string {
  return `${tenant} ${id} ${currency}/${exponent}`
}

function holdErrors(transfers: readonly LedgerTransferRow[]): string[] {
  const holds = new Map(
    transfers
      .filter(({ phase }) => phase === 'pending')
      .map((row) => [`${row.tenant} ${row.id}`, row]),
  )
  const ends = transfers.filter(({ hold_id }) => hold_id !== null)
  const unmatched = ends.filter((end) => {
    const hold = holds.get(`${end.tenant} ${end.hold_id}`)
    return (
      hold === undefined ||
      hold.debit_account !== end.debit_account ||
      hold.credit_account !== end.credit_account ||
      (end.phase === 'voided' ? end.amount !== hold.amount : end.amount > hold.amount)
    )
  })
  const twice = ends.length - new Set(ends.map((end) => `${end.tenant} ${end.hold_id}`)).size
  return [
    ...unmatched.map(({ id }) => `${id}: ends what was not held`),
    ...(twice === 0 ? [] : [`${twice} holds ended again`]),
  ]
}
