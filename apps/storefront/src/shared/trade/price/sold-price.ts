import { spreadSelling } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { toMoney, toWire } from './wire-money.ts'

type Price = Schemas['Price']
type Line = Schemas['PriceLine']

/**
 * Returns a net price as a selling price with the same lines, which sum to the total. Lines that are due at counters stay as
 * they are, and a discount is left out, because it is the agency's own.
 */
export function soldPrice(price: Price, selling: Schemas['Money']): Price {
  const { Lines } = price
  return { ...price, Total: selling, Lines: [...soldLines(Lines, selling), ...counterLines(Lines)] }
}

/** Returns every line that is paid now, with its share of a selling price. */
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
