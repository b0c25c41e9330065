import type { ExchangeRate } from '../money/exchange-rate.ts'
import type { Money } from '../money/money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'
import type { PayAt } from './charge.ts'

/** One line of a price: `amount` is exactly `unitAmount` × `quantity`. It is negative for a discount. */
export type PriceLine = {
  /**
   * `fare` is a seat on a ferry, `base` is the price of any other product itself, and `supplement` is added to that by
   * choice or rule.
   */
  readonly kind:
    | 'fare'
    | 'base'
    | 'supplement'
    | 'terminal_charge'
    | 'surcharge'
    | 'fee'
    | 'discount'
  /** The code of the charge, fee or discount; `fare` for fares, the option for other products. */
  readonly code: string
  /** The index of the part that the line belongs to, a sector or a room; absent for the whole booking. */
  readonly sector?: number
  /** Absent if the line does not depend on the traveller. */
  readonly band?: PassengerBand
  /** The nationalities whose own price this is; absent if it is the price for everyone else. */
  readonly countries?: readonly string[]
  readonly quantity: number
  readonly unitAmount: Money
  readonly amount: Money
  readonly payAt: PayAt
  /** The unit amount before conversion, and the rate. Absent if the operator prices in the selling currency. */
  readonly converted?: { readonly unitAmount: Money; readonly rate: ExchangeRate }
}

/** A price with all of its lines, the amount paid now, and the amounts due at counters by currency. */
export type Price = {
  readonly lines: readonly PriceLine[]
  /** The sum of the online lines, in the selling currency. Never negative. */
  readonly total: Money
  /** The sums of the counter lines. They are not converted, because each counter takes its own currency. */
  readonly dueAtCounter: readonly Money[]
}
