import type { TransferKind } from '@selat/domain'

export type AccountKind = 'clearing' | 'sales' | 'refunds_payable' | 'wallet' | 'opening'

/**
 * The totals of an account in one currency: debits went out of it and credits came into it, and both only grow; the pending
 * ones are on hold. `owner` is a payment method's code or an agency's id; null if the tenant has only one such account.
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
 * Money that goes from the debited account to the credited one. Rows are never changed. `reference` names the event and is
 * unique, so that an event is booked once. The two `seq` number the entries of each account, from 1 without gaps. `by_name` is
 * the member of an agency who moved it, or empty if no member did. `bank_from` is the bank that a top-up came from.
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
