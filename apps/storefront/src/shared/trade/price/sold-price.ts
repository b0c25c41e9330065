import { spreadSelling } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toMoney, toWire } from './wire-money.ts'

type Price = Schemas['Price']
type Line = Schemas['PriceLine']

/**
 * A net price at what it sells at, taken apart as it was: its lines sum to the total. What is due at counters stays, and a
 * discount is not told: it is the agency's own.
 */
export function soldPrice(price: Price, selling: Schemas['Money']): Price {
  const { Lines } = price
  return { ...price, Total: selling, Lines: [...soldLines(Lines, selling), ...counterLines(Lines)] }
}

/** Every line that is paid now, at its share of a selling price. */
export function soldLines<Own extends Line>(
  lines: readonly Own[],
  selling: Schemas['Money'],
): Own[] {
  const paidNow = lines.filter(({ PayAt, Kind }) => PayAt === 'online' && Kind !== 'discount')
  const shares = spreadSelling(
    paidNow.map(({ Quantity, Amount }) => ({ quantity: Quantity, amount: toMoney(Amount) })),
    toMoney(selling),
  )
  return paidNow.flatMap((line, index) =>
    (shares[index] ?? []).map(({ quantity, unitAmount }) => ({
      ...line,
      Quantity: quantity,
      UnitAmount: toWire(unitAmount),
      Amount: toWire({ ...unitAmount, amount: unitAmount.amount * quantity }),
    })),
  )
}

export function counterLines(lines: readonly Line[]): Line[] {
  return lines.filter(({ PayAt }) => PayAt === 'counter')
}
