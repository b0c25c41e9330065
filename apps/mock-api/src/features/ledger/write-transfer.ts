import { createHash } from 'node:crypto'

import type { Db } from '../../engine/store/store.ts'
import type { LedgerTransferRow } from '../../engine/store/tables/ledger-tables.ts'
import type { LedgerAccount } from './account.ts'
import { type AccountChange, changeAccount } from './change-account.ts'

/** A transfer that has no sequence numbers in its accounts yet. */
export type NewTransfer = Omit<
  LedgerTransferRow,
  | 'id'
  | 'tenant'
  | 'debit_account'
  | 'debit_seq'
  | 'credit_account'
  | 'credit_seq'
  | 'exponent'
  | 'currency'
> & {
  readonly debit: LedgerAccount
  readonly credit: LedgerAccount
  /** The changes that the transfer makes to both accounts. */
  readonly changes: { readonly debit: AccountChange; readonly credit: AccountChange }
}

/**
 * Stores a transfer and changes its accounts, once for each reference. For a repeated event it returns the stored transfer. It
 * throws if the reference belongs to a different transfer.
 */
export async function writeTransfer(store: Db, transfer: NewTransfer): Promise<LedgerTransferRow> {
  const { debit, credit, changes, ...rest } = transfer
  const { tenant, currency, exponent } = debit
  if (!isPossible(transfer)) throw new RangeError(`No transfer: ${transfer.reference}`)
  const facts = {
    ...rest,
    tenant,
    debit_account: debit.id,
    credit_account: credit.id,
    currency,
    exponent,
  }
  const known = await findTransfer(store, facts)
  if (known) return sameAs(known, facts)
  const sides = [
    { account: debit, change: changes.debit },
    { account: credit, change: changes.credit },
  ]
  const seqs = new Map<string, number>()
  // Accounts are locked in one order for either direction, so that two transfers between the same accounts cannot deadlock.
  for (const { account, change } of sides.toSorted(byAccount))
    seqs.set(account.id, await changeAccount(store, account, change))
  return store
    .insertInto('ledger_transfers')
    .values({
      ...facts,
      id: transferId(facts),
      debit_seq: seqs.get(debit.id) ?? 0,
      credit_seq: seqs.get(credit.id) ?? 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Finds the transfer of an event; undefined if it has not been booked. */
function findTransfer(
  store: Db,
  { tenant, reference }: Pick<LedgerTransferRow, 'tenant' | 'reference'>,
): Promise<LedgerTransferRow | undefined> {
  return store
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('reference', '=', reference)
    .executeTakeFirst()
}

function isPossible({ debit, credit, amount }: NewTransfer): boolean {
  return (
    Number.isSafeInteger(amount) &&
    amount > 0 &&
    debit.id !== credit.id &&
    debit.tenant === credit.tenant &&
    debit.currency === credit.currency &&
    debit.exponent === credit.exponent
  )
}

const FACTS = ['phase', 'debit_account', 'credit_account', 'amount', 'exponent', 'hold_id'] as const

function sameAs(
  known: LedgerTransferRow,
  given: Pick<LedgerTransferRow, (typeof FACTS)[number]>,
): LedgerTransferRow {
  if (FACTS.every((fact) => known[fact] === given[fact])) return known
  throw new Error(`${known.reference} of ${known.tenant} has been booked as another transfer.`)
}

function byAccount(first: { account: LedgerAccount }, second: { account: LedgerAccount }): number {
  return first.account.id < second.account.id ? -1 : 1
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const ID_LENGTH = 12

/**
 * Makes the id of a transfer from its event and not from the random generator, so that booking does not change the ids that
 * are drawn later.
 */
function transferId({
  tenant,
  reference,
}: Pick<LedgerTransferRow, 'tenant' | 'reference'>): string {
  const bytes = createHash('sha256')
    .update(`${tenant} ${reference}`)
    .digest()
    .subarray(0, ID_LENGTH)
  return `trf_${Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}
