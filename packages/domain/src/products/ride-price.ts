import type { Money } from '../money/money.ts'
import type { Party } from '../passengers/party.ts'
import type { UnitToPrice } from './price-units.ts'
import { type ClockSpan, isWithinClock } from './ride-hours.ts'

/**
 * The prices of a rate, for a vehicle or a seat. Without a child price, children pay the adult's; infants on a lap ride
 * free.
 */
export type RidePrices = {
  readonly code: string
  readonly per: 'vehicle' | 'person'
  readonly price: Money
  readonly childPrice: Money | null
  /** The price of an hour beyond the block; null if extra hours are not sold. */
  readonly extraHour: Money | null
}

/** A surcharge for pick-ups within certain hours, once for each vehicle. */
export type RideSupplement = {
  readonly code: string
  readonly amount: Money
  readonly between: ClockSpan
}

export type PricedRide = {
  readonly pickUpTime: string
  readonly extraHours: number | null
  readonly party: Party
}

/** The code of the line for hours beyond a block. */
export const EXTRA_HOURS_CODE = 'extra_hours'

/**
 * Returns the units that a ride costs: the vehicle or each seat, the hours beyond the block, and the supplements for the
 * hour of the pick-up.
 * @example rideUnits({ pickUpTime: '22:15', extraHours: null, party }, prices, [night]) // the vehicle and the night supplement
 */
export function rideUnits(
  { pickUpTime, extraHours, party }: PricedRide,
  prices: RidePrices,
  supplements: readonly RideSupplement[],
): UnitToPrice[] {
  const added = supplements
    .filter(({ between }) => isWithinClock(pickUpTime, between))
    .map(({ code, amount }): UnitToPrice => supplement(code, 1, amount))
  if (prices.extraHour && extraHours)
    added.unshift(supplement(EXTRA_HOURS_CODE, extraHours, prices.extraHour))
  return [...(prices.per === 'person' ? seats(party, prices) : [vehicle(prices)]), ...added]
}

function vehicle({ code, price }: RidePrices): UnitToPrice {
  return { kind: 'base', code, quantity: 1, unitAmount: price }
}

function seats(party: Party, { code, price, childPrice }: RidePrices): UnitToPrice[] {
  const free = { ...price, amount: 0 }
  return [
    { kind: 'base', code, band: 'adult', quantity: party.adults, unitAmount: price },
    {
      kind: 'base',
      code,
      band: 'child',
      quantity: party.children,
      unitAmount: childPrice ?? price,
    },
    { kind: 'base', code, band: 'infant', quantity: party.infants, unitAmount: free },
  ]
}

function supplement(code: string, quantity: number, unitAmount: Money): UnitToPrice {
  return { kind: 'supplement', code, quantity, unitAmount }
}
