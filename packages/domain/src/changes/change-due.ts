import { addMoney, negateMoney } from '../money/add-money.ts'
import { compareMoney } from '../money/compare-money.ts'
import { type Money, zeroMoney } from '../money/money.ts'

/**
 * The cost of a change. If the sum of `fee` and `difference` is above zero, it is `dueNow`; below zero, it is `refundDue`.
 * The other of the two is zero.
 */
export type ChangeDue = {
  readonly fee: Money
  readonly difference: Money
  readonly dueNow: Money
  readonly refundDue: Money
}

/**
 * Calculates what is due or refunded for a change. `difference` is the new price less the old one. Discounts stay, so a
 * negative difference is limited to the amount paid: no change refunds more.
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
