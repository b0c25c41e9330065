import { addMoney, subtractMoney, sumMoney } from '../money/add-money.ts'
import { compareMoney } from '../money/compare-money.ts'
import type { Money } from '../money/money.ts'
import type { Transfer } from './transfer.ts'

/** Returns the balance of an account in one currency after some transfers. */
export function balanceOf(
  account: string,
  currency: string,
  transfers: readonly Transfer[],
): Money {
  return sumMoney(entriesOf(account, currency, transfers), currency)
}

/** A statement: the opening balance, the entries, and the balance at the end. Opening and entries always sum to the end. */
export type Statement = {
  readonly opening: Money
  readonly entries: readonly Money[]
  readonly end: Money
}

/** Makes the statement of an account for the transfers of a period. The transfers before it give the opening balance. */
export function statementOf(
  account: string,
  currency: string,
  transfers: { readonly before: readonly Transfer[]; readonly during: readonly Transfer[] },
): Statement {
  const opening = balanceOf(account, currency, transfers.before)
  const entries = entriesOf(account, currency, transfers.during)
  return { opening, entries, end: addMoney(opening, sumMoney(entries, currency)) }
}

/**
 * Returns the smallest top-up after which an account can pay an amount; undefined if its balance without holds is enough.
 * @example missingFunds(money(499, 'IDR'), money(500, 'IDR')) // money(1, 'IDR')
 */
export function missingFunds(available: Money, amount: Money): Money | undefined {
  if (compareMoney(available, amount) >= 0) return undefined
  return subtractMoney(amount, available)
}

function entriesOf(account: string, currency: string, transfers: readonly Transfer[]): Money[] {
  return transfers
    .flatMap((transfer) => transfer.postings)
    .filter((posting) => posting.account === account && posting.amount.currency === currency)
    .map((posting) => posting.amount)
}
