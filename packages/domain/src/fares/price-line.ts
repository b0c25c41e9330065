import type { ExchangeRate } from '../money/exchange-rate.ts'
import type { Money } from '../money/money.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'
import type { PayAt } from './charge.ts'

/** One leaf of a price: `amount` is `unitAmount` × `quantity`, exactly; a discount's is negative. */
export type PriceLine = {
  /** `fare` is a seat on a ferry, `base` what any other product itself costs, `supplement` what is added to that by choice or rule. */
  readonly kind:
    | 'fare'
    | 'base'
    | 'supplement'
    | 'terminal_charge'
    | 'surcharge'
    | 'fee'
    | 'discount'
  /** Names the charge, fee or discount; `fare` for fares, the option of other products. */
  readonly code: string
  /** Index of the part it belongs to, a sector or a room; absent for the whole booking. */
  readonly sector?: number
  /** Absent when it does not depend on the traveller. */
  readonly band?: PassengerBand
  /** The nationalities whose own price this is; absent on the price for everyone else. */
  readonly countries?: readonly string[]
  readonly quantity: number
  readonly unitAmount: Money
  readonly amount: Money
  readonly payAt: PayAt
  /** The unit amount before conversion, and the rate. Absent when the operator prices in the selling currency. */
  readonly converted?: { readonly unitAmount: Money; readonly rate: ExchangeRate }
}

/** A price that explains itself: its lines, what is paid now, and what is due at counters, per currency. */
export type Price = {
  readonly lines: readonly PriceLine[]
  /** Sum of the online lines, in the selling currency. Never negative. */
  readonly total: Money
  /** Sums of the counter lines, not converted: the counter takes its own currency. */
  readonly dueAtCounter: readonly Money[]
}
