import type { Store } from '../../src/engine/store/store.ts'
import {
  type LedgerAccount,
  clearingAccount,
  salesAccount,
  walletAccount,
} from '../../src/features/ledger/account.ts'
import { bookTransfer } from '../../src/features/ledger/book-transfer.ts'
import { NOW } from './visitor.ts'

const IDR = { currency: 'IDR', exponent: 0 }

/** Accounts of a tenant without fixtures. */
export const TILL = clearingAccount('books', 'QRIS', IDR)
export const SALES = salesAccount('books', IDR)
export const WALLET = walletAccount('books', 'agy_AGENT00001', IDR)
export const OTHER_WALLET = walletAccount('books', 'agy_AGENT00002', IDR)

/** Puts money into an account, as a top-up does. */
export function topUp(store: Store, credit: LedgerAccount, amount: number, reference = 'top_up:1') {
  return store.transaction((db) =>
    bookTransfer(db, { kind: 'top_up', reference, debit: TILL, credit, amount, at: NOW }),
  )
}

/** Gives a new wallet a credit, as `openWallet` does. */
export async function grantCredit({ db }: Store, wallet: LedgerAccount, credit_limit: number) {
  const nothing = { debits: 0, credits: 0, pending_debits: 0, pending_credits: 0, entries: 0 }
  await db
    .insertInto('ledger_accounts')
    .values({ ...wallet, ...nothing, credit_limit })
    .execute()
}

/** Returns the row of an account, or zeros if it was never used. */
export async function accountRow({ db }: Store, { tenant, id }: LedgerAccount) {
  const row = await db
    .selectFrom('ledger_accounts')
    .select(['debits', 'credits', 'pending_debits', 'pending_credits'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? { debits: 0, credits: 0, pending_debits: 0, pending_credits: 0 }
}
