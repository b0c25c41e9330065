import { addMoney, type Money, money, sumByCurrency } from '@selat/domain'

import type {
  LedgerAccountRow,
  LedgerTransferRow,
} from '../../engine/store/tables/ledger-tables.ts'
import { holderOf, toConsoleTransfer } from './list-accounts.ts'
import type { LedgerReader } from './open-wallets.ts'

/**
 * Returns the money of one order: its transfers in the order of booking, the accounts that they touch, and sums by currency.
 * Amounts of an account are of this order only.
 */
export async function moneyOfOrder(
  { store: { db }, tenants }: Pick<LedgerReader, 'store' | 'tenants'>,
  { tenant, id }: { readonly tenant: string; readonly id: string },
) {
  const rows = await db
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('order_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const transfers = inOrderOfBooking(rows)
  const known = await db
    .selectFrom('ledger_accounts')
    .select(['tenant', 'id', 'kind', 'owner'])
    .where('tenant', '=', tenant)
    .execute()
  const accounts = accountsOf(transfers).map((account) => {
    const row = known.find((candidate) => candidate.id === account.id)
    if (!row) throw new Error(`There is no account ${account.id} of ${tenant}.`)
    return { ...toOrderAccount(row, account, transfers), holder: holderOf({ tenants }, row) }
  })
  return { accounts, transfers: transfers.map(toConsoleTransfer), sums: sumsOf(accounts) }
}

/** Whether a transfer has moved money; a hold moves none before it is posted. */
const isMoved = ({ phase }: Pick<LedgerTransferRow, 'phase'>) =>
  phase === 'booked' || phase === 'posted'

/**
 * Sorts transfers by instant. At the same instant, the sequence numbers of a shared account decide; nothing else orders them.
 * So each step takes a transfer that no other precedes.
 */
function inOrderOfBooking(rows: readonly LedgerTransferRow[]): LedgerTransferRow[] {
  const left = [...rows]
  const sorted: LedgerTransferRow[] = []
  while (left.length > 0) {
    const next = left.findIndex((row) => !left.some((other) => isBookedBefore(other, row)))
    sorted.push(...left.splice(Math.max(next, 0), 1))
  }
  return sorted
}

function isBookedBefore(one: LedgerTransferRow, other: LedgerTransferRow): boolean {
  if (one.at !== other.at) return one.at < other.at
  return entriesOf(one).some(({ account, seq }) =>
    entriesOf(other).some((entry) => entry.account === account && seq < entry.seq),
  )
}

const entriesOf = (row: LedgerTransferRow) => [
  { account: row.debit_account, seq: row.debit_seq },
  { account: row.credit_account, seq: row.credit_seq },
]

type Unit = Pick<Money, 'currency' | 'exponent'>

/** Lists each account once, in the order of the transfers. The debited account of a transfer is first. */
function accountsOf(transfers: readonly LedgerTransferRow[]): { id: string; unit: Unit }[] {
  const units = new Map<string, Unit>()
  for (const { debit_account, credit_account, currency, exponent } of transfers)
    for (const id of [debit_account, credit_account])
      if (!units.has(id)) units.set(id, { currency, exponent })
  return [...units].map(([id, unit]) => ({ id, unit }))
}

function toOrderAccount(
  { kind, owner }: Pick<LedgerAccountRow, 'kind' | 'owner'>,
  { id, unit: { currency, exponent } }: { id: string; unit: Unit },
  transfers: readonly LedgerTransferRow[],
) {
  const sumOf = (side: 'debit_account' | 'credit_account') =>
    transfers
      .filter((row) => isMoved(row) && row[side] === id)
      .reduce((sum, { amount }) => sum + amount, 0)
  const [debits, credits] = [sumOf('debit_account'), sumOf('credit_account')]
  const inUnit = (amount: number): Money => money(amount, currency, exponent)
  return {
    id,
    kind,
    owner,
    debits: inUnit(debits),
    credits: inUnit(credits),
    /** Credits less debits: negative if the account has paid for the order, positive if it has received money from it. */
    balance: inUnit(credits - debits),
  }
}

function sumsOf(accounts: readonly Record<'debits' | 'credits' | 'balance', Money>[]) {
  return sumByCurrency(accounts.map(({ balance }) => balance)).map((balance) => {
    const { currency, exponent } = balance
    const sumOf = (side: 'debits' | 'credits') =>
      accounts
        .filter((account) => account.balance.currency === currency)
        .reduce((sum, account) => addMoney(sum, account[side]), money(0, currency, exponent))
    return { debits: sumOf('debits'), credits: sumOf('credits'), balance }
  })
}
