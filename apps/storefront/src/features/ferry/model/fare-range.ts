import type { Schemas } from '@selat/sdk'

import type { Leg } from './legs.ts'

/** The ends and the steps of a slider for the price that one adult pays online, in minor units of one currency. */
export type FareRange = {
  lowest: Schemas['Money']
  /** The end at which no price is filtered out. */
  highest: Schemas['Money']
  step: number
}

const stepsAtLeast = 20

/**
 * Returns a slider with round steps for the adult prices of all legs; at its lowest step the cheapest offer still
 * passes. Null if all prices are equal or there are none.
 */
export function fareRange(legs: readonly Leg[]): FareRange | null {
  const all = legs.flatMap(({ leg }) =>
    leg.Sailings.flatMap(({ Offers }) => Offers.map(({ AdultPrice }) => AdultPrice)),
  )
  const unit = all[0]
  if (!unit) return null
  const amounts = all
    .filter(({ Currency }) => Currency === unit.Currency)
    .map(({ Amount }) => Amount)
  const least = Math.min(...amounts)
  const most = Math.max(...amounts)
  const step = 10 ** Math.max(0, Math.floor(Math.log10((most - least) / stepsAtLeast)))
  const lowest = Math.ceil(least / step) * step
  const highest = Math.ceil(most / step) * step
  if (!(lowest < highest)) return null
  return { lowest: { ...unit, Amount: lowest }, highest: { ...unit, Amount: highest }, step }
}
