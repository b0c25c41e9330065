import { sumMoney } from '../money/add-money.ts'
import type { Money } from '../money/money.ts'
import { multiplyMoney } from '../money/multiply-money.ts'
import type { PayAt } from './charge.ts'
import type { PriceLine } from './price-line.ts'
import { counterLine, type LineHead } from './sector-charges.ts'
import { type Selling, toSellingMoney } from './to-selling-money.ts'

/** Makes a line of a price. A unit amount paid online is converted and rounded once, then multiplied. */
export function toPriceLine(
  head: LineHead,
  quantity: number,
  { unitAmount, payAt, selling }: { unitAmount: Money; payAt: PayAt; selling: Selling },
): PriceLine {
  if (payAt === 'counter') return counterLine(head, quantity, unitAmount)
  const { amount: unit, converted } = toSellingMoney(unitAmount, selling)
  const amount = multiplyMoney(unit, quantity)
  return { ...head, quantity, unitAmount: unit, amount, payAt, ...(converted && { converted }) }
}

/** Sums up the lines that are paid now. */
export function onlineTotal(lines: readonly PriceLine[], selling: Selling): Money {
  const online = lines.filter((line) => line.payAt === 'online')
  return sumMoney(
    online.map((line) => line.amount),
    selling.currency,
  )
}
