import type { TransferKind } from '@selat/domain'

import type { Db } from '../../engine/store/store.ts'
import type { LedgerTransferRow } from '../../engine/store/tables/ledger-tables.ts'
import type { LedgerAccount } from './account.ts'
import { writeTransfer } from './write-transfer.ts'

/** A transfer to book: `amount` in the accounts' unit goes from `debit` to `credit`. */
export type Transfer = {
  /** Names the event, e.g. `capture:pay_…`. A second transfer with the same name is not booked. */
  readonly reference: string
  readonly debit: LedgerAccount
  readonly credit: LedgerAccount
  readonly amount: number
  readonly at: string
  readonly orderId?: string
  readonly paymentId?: string
  readonly note?: string
  /** The bank that a top-up came from. */
  readonly bankFrom?: string
  /** The name of the agency's member who moves the money. */
  readonly byName?: string | undefined
}

/** Books a transfer. Refuses with `wallet_insufficient` if the wallet has too little money. */
export function bookTransfer(
  store: Db,
  { kind, ...transfer }: Transfer & { readonly kind: Exclude<TransferKind, 'hold' | 'release'> },
): Promise<LedgerTransferRow> {
  const { amount } = transfer
  return writeTransfer(store, {
    ...toFacts(transfer),
    phase: 'booked',
    kind,
    hold_id: null,
    changes: { debit: { debits: amount }, credit: { credits: amount } },
  })
}

/** The parts of a transfer that do not depend on its phase. */
export function toFacts({
  reference,
  debit,
  credit,
  amount,
  at,
  orderId,
  paymentId,
  note = '',
  bankFrom = '',
  byName = '',
}: Transfer) {
  return {
    reference,
    debit,
    credit,
    amount,
    at,
    order_id: orderId ?? null,
    payment_id: paymentId ?? null,
    note,
    bank_from: bankFrom,
    by_name: byName,
  }
}
