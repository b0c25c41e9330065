import { negateMoney } from '../money/add-money.ts'
import type { Money } from '../money/money.ts'
import { sumByCurrency } from '../money/sum-by-currency.ts'

/** The reasons why money moves. */
export const TRANSFER_KINDS = [
  'top_up',
  'hold',
  'capture',
  'release',
  'refund',
  'adjustment',
] as const

export type TransferKind = (typeof TRANSFER_KINDS)[number]

/** One side of a transfer: a positive amount enters the account, a negative one leaves it. */
export type Posting = { readonly account: string; readonly amount: Money }

/** A movement of money between accounts. Either all of its postings are booked, or none. */
export type Transfer = { readonly kind: TransferKind; readonly postings: readonly Posting[] }

/** Makes a transfer of one amount between two accounts. Throws unless the amount is above zero and the accounts differ. */
export function transferBetween(
  kind: TransferKind,
  amount: Money,
  { from, to }: { readonly from: string; readonly to: string },
): Transfer {
  if (amount.amount <= 0) throw new RangeError(`Nothing to transfer: ${amount.amount}`)
  if (from === to) throw new RangeError(`From and to the same account: ${from}`)
  return {
    kind,
    postings: [
      { account: from, amount: negateMoney(amount) },
      { account: to, amount },
    ],
  }
}

/** Whether a transfer neither creates nor loses money: at least two postings, which sum to zero in each currency. */
export function isBalanced({ postings }: Transfer): boolean {
  const sums = sumByCurrency(postings.map((posting) => posting.amount))
  return postings.length >= 2 && sums.every((sum) => sum.amount === 0)
}
