import { addMoney, negateMoney, subtractMoney, sumMoney } from '../money/add-money.ts'
import type { Money } from '../money/money.ts'
import type { Statement } from './balance.ts'

/** The closing line of a statement. `credit` and `debit` are zero or more; `difference` is what `end` has too much. */
export type Closing = {
  readonly credit: Money
  readonly debit: Money
  readonly end: Money
  readonly difference: Money
}

/**
 * Counts a statement again: opening + credit − debit = end, as the entries make it. `difference` is zero when the end that
 * was told is the same.
 * @example closeStatement({ opening, entries, end }).difference.amount === 0
 */
export function closeStatement({ opening, entries, end: told }: Statement): Closing {
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
  return { credit, debit: negateMoney(spent), end, difference: subtractMoney(told, end) }
}
