import { addMoney } from './add-money.ts'
import type { Money } from './money.ts'

/** Sums up amounts by currency, in alphabetical order, because amounts in different currencies cannot be added. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const totals = new Map<string, Money>()
  for (const amount of amounts) {
    const total = totals.get(amount.currency)
    totals.set(amount.currency, total ? addMoney(total, amount) : amount)
  }
  return [...totals.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1))
}
