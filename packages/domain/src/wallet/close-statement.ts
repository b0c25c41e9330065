import { addMoney, negateMoney, subtractMoney, sumMoney } from '../money/add-money.ts'
import type { Money } from '../money/money.ts'
import type { Statement } from './balance.ts'

/**
 * The closing line of a statement. `credit` and `debit` are zero or more; `difference` is the stated end less the calculated
 * one.
 */
export type Closing = {
  readonly credit: Money
  readonly debit: Money
  readonly end: Money
  readonly difference: Money
}

/**
 * Recalculates a statement from its entries: opening + credit − debit = end. `difference` is zero if the result equals the
 * stated end.
 * @example closeStatement({ opening, entries, end }).difference.amount === 0
 */
export function closeStatement({ opening, entries, end: stated }: Statement): Closing {
  const { currency } = opening
  const credit = sumMoney(
    entries.filter(({ amount }) => amount > 0),
    currency,
  )
  const spent = sumMoney(
    entries.filter(({ amount }) => amount < 0),
    currency,
  )
  const end = addMoney(addMoney(opening, credit), spent)
  return { credit, debit: negateMoney(spent), end, difference: subtractMoney(stated, end) }
}
