import type { Schemas } from '@selat/sdk'

import type { Leg } from './legs.ts'

/** A slider over what one adult pays online: its ends and its steps, in minor units of one currency. */
export type FareRange = {
  lowest: Schemas['Money']
  /** Lets every price through. */
  highest: Schemas['Money']
  step: number
}

const stepsAtLeast = 20

/**
 * The adult prices of all legs as a slider with round steps: its lowest stop still lets the cheapest one through.
 * None where there is nothing to choose between.
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
