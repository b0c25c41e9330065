import type { Db } from '../../engine/store/store.ts'
import type { LedgerTransferRow } from '../../engine/store/tables/ledger-tables.ts'
import type { LedgerAccount } from './account.ts'
import { toFacts, type Transfer } from './book-transfer.ts'
import { type NewTransfer, writeTransfer } from './write-transfer.ts'

/** Puts money on hold: the payer cannot spend it, and the payee does not have it yet. Refuses like `bookTransfer`. */
export function holdMoney(store: Db, transfer: Transfer): Promise<LedgerTransferRow> {
  const { amount } = transfer
  return writeTransfer(store, {
    ...toFacts(transfer),
    phase: 'pending',
    kind: 'hold',
    hold_id: null,
    changes: { debit: { pending_debits: amount }, credit: { pending_credits: amount } },
  })
}

/** The end of a hold: captured or released. */
export type HoldEnd = LedgerTransferRow & { readonly phase: 'posted' | 'voided' }

/**
 * Captures a hold, or a part of it, and releases the rest. A hold ends once. If it has ended before, nothing changes, and the
 * returned end may differ from the one asked for.
 */
export function postHold(
  store: Db,
  hold: LedgerTransferRow,
  { at, amount = hold.amount }: { at: string; amount?: number },
): Promise<HoldEnd> {
  if (amount > hold.amount) throw new RangeError(`${hold.id} holds less than ${amount}`)
  return endHold(store, hold, { phase: 'posted', kind: 'capture', amount, at })
}

/** Releases a hold. If it has ended before, nothing changes, as in `postHold`. */
export function voidHold(store: Db, hold: LedgerTransferRow, at: string): Promise<HoldEnd> {
  return endHold(store, hold, { phase: 'voided', kind: 'release', amount: hold.amount, at })
}

async function endHold(
  store: Db,
  hold: LedgerTransferRow,
  end: Pick<NewTransfer, 'kind' | 'amount' | 'at'> & Pick<HoldEnd, 'phase'>,
): Promise<HoldEnd> {
  if (hold.phase !== 'pending') throw new RangeError(`${hold.id} is no hold`)
  const ended = await endOf(store, hold)
  if (ended) return ended
  const taken = end.phase === 'posted' ? end.amount : 0
  const row = await writeTransfer(store, {
    ...end,
    // Both kinds of end have one reference, so that the store itself prevents a second end.
    reference: `end:${hold.reference}`,
    debit: await accountOf(store, hold, 'debit_account'),
    credit: await accountOf(store, hold, 'credit_account'),
    hold_id: hold.id,
    order_id: hold.order_id,
    payment_id: hold.payment_id,
    note: hold.note,
    bank_from: hold.bank_from,
    by_name: hold.by_name,
    changes: {
      debit: { debits: taken, pending_debits: -hold.amount },
      credit: { credits: taken, pending_credits: -hold.amount },
    },
  })
  return { ...row, phase: end.phase }
}

async function endOf(store: Db, { tenant, id }: LedgerTransferRow): Promise<HoldEnd | undefined> {
  return store
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('hold_id', '=', id)
    .$narrowType<Pick<HoldEnd, 'phase'>>()
    .executeTakeFirst()
}

function accountOf(
  store: Db,
  hold: LedgerTransferRow,
  side: 'debit_account' | 'credit_account',
): Promise<LedgerAccount> {
  return store
    .selectFrom('ledger_accounts')
    .select(['tenant', 'id', 'kind', 'owner', 'currency', 'exponent'])
    .where('tenant', '=', hold.tenant)
    .where('id', '=', hold[side])
    .executeTakeFirstOrThrow()
}
