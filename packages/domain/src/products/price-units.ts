import type { Price, PriceLine } from '../fares/price-line.ts'
import { onlineTotal, toPriceLine } from '../fares/to-price-line.ts'
import type { Selling } from '../fares/to-selling-money.ts'
import type { Money } from '../money/money.ts'

/** A number of units at one price: room nights, tickets of a band, a vehicle, a supplement. */
export type UnitToPrice = Pick<PriceLine, 'kind' | 'code' | 'sector' | 'band'> & {
  readonly quantity: number
  readonly unitAmount: Money
}

/**
 * Prices units that are paid online, for all products but ferries. Lines without people are left out; free lines stay, to
 * show who pays nothing.
 * @example priceUnits([{ kind: 'base', code: 'DAY', band: 'adult', quantity: 2, unitAmount: money(4900, 'SGD') }], selling)
 */
export function priceUnits(units: readonly UnitToPrice[], selling: Selling): Price {
  const lines = units
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, unitAmount, ...head }) =>
      toPriceLine(head, quantity, { unitAmount, payAt: 'online', selling }),
    )
  return { lines, total: onlineTotal(lines, selling), dueAtCounter: [] }
}
