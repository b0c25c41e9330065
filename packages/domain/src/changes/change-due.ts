import { addMoney, negateMoney } from '../money/add-money.ts'
import { compareMoney } from '../money/compare-money.ts'
import { type Money, zeroMoney } from '../money/money.ts'

/** What a change costs: fee and difference are what is due, less what goes back; one of those two is zero. */
export type ChangeDue = {
  readonly fee: Money
  readonly difference: Money
  readonly dueNow: Money
  readonly refundDue: Money
}

/**
 * What is due for a change, or goes back. `difference` is the new price less the old one. A discount stays as it was
 * given, so that never more goes back than was paid: a greater difference is cut there.
 * @example changeDue({ fee: money(300, 'SGD'), difference: money(-500, 'SGD'), paid: money(4800, 'SGD') }).refundDue // 2.00
 */
export function changeDue({
  fee,
  difference,
  paid,
}: {
  readonly fee: Money
  readonly difference: Money
  readonly paid: Money
}): ChangeDue {
  const floor = negateMoney(paid)
  const cut = compareMoney(difference, floor) < 0 ? floor : difference
  const due = addMoney(fee, cut)
  const none = zeroMoney(fee.currency)
  return {
    fee,
    difference: cut,
    dueNow: due.amount > 0 ? due : none,
    refundDue: due.amount < 0 ? negateMoney(due) : none,
  }
}
