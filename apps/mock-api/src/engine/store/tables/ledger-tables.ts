import type { TransferKind } from '@selat/domain'

export type AccountKind = 'clearing' | 'sales' | 'refunds_payable' | 'wallet' | 'opening'

/**
 * What has gone out of an account (debits) and come into it (credits) in one currency, both only growing, and what is
 * on hold. `owner` is a payment method's code or an agency's id, null where the tenant itself has only one such account.
 * `entries` counts the transfers that touched it. `credit_limit` is how far a wallet may go below zero.
 */
export type LedgerAccountRow = {
  tenant: string
  id: string
  kind: AccountKind
  owner: string | null
  currency: string
  exponent: number
  debits: number
  credits: number
  pending_debits: number
  pending_credits: number
  entries: number
  credit_limit: number
}

/** `pending` puts money on hold; `posted` and `voided` end the hold they name. */
export type TransferPhase = 'booked' | 'pending' | 'posted' | 'voided'

/**
 * Money that goes from the debited account to the credited one. Rows are never changed. `reference` names the event, which
 * therefore books once; the two `seq` say which entry of its account it is, from 1 without gaps. `by_name` is the member of
 * an agency who moved it, empty where nobody of an agency did; `bank_from` is where a top-up came from.
 */
export type LedgerTransferRow = {
  tenant: string
  id: string
  reference: string
  phase: TransferPhase
  kind: TransferKind
  debit_account: string
  debit_seq: number
  credit_account: string
  credit_seq: number
  amount: number
  currency: string
  exponent: number
  hold_id: string | null
  order_id: string | null
  payment_id: string | null
  note: string
  bank_from: string
  by_name: string
  at: string
}

export type LedgerTables = {
  ledger_accounts: LedgerAccountRow
  ledger_transfers: LedgerTransferRow
}
