import { addMoney, canReturn, type Money, sumByCurrency } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { BorderCrossingInput } from '../../../shared/trade/ferry/border-crossings.ts'
import { toMoney } from '../../../shared/trade/price/wire-money.ts'
import type { Leg } from './legs.ts'

/** The sailing and class that are chosen for a leg. */
export type PickedSailing = { sailing: Schemas['Sailing']; offer: Schemas['SailingOffer'] }

/** Returns a key for a choice: the sailing and the class, which stay the same if its price is loaded again. */
export function pickKey(sailing: PickedSailing['sailing'], offer: PickedSailing['offer']): string {
  return `${sailing.Id}~${offer.Class}`
}

/**
 * Returns the choices of an address, leg by leg. A choice is undefined if this party cannot book it, or cannot reach it from
 * the leg before.
 */
export function findPicks(
  legs: readonly Leg[],
  keys: readonly string[],
  seats: number,
): (PickedSailing | undefined)[] {
  let previous: PickedSailing | undefined
  return legs.map((leg, index) => {
    const picked = findPick(leg, keys[index], seats)
    const isPossible = picked && isReachable(picked.sailing, previous)
    previous = isPossible ? picked : undefined
    return previous
  })
}

function findPick(leg: Leg, key: string | undefined, seats: number): PickedSailing | undefined {
  for (const sailing of leg.leg.Sailings) {
    const offer = sailing.Offers.find((candidate) => pickKey(sailing, candidate) === key)
    if (offer) return isBookable(sailing, offer, seats) ? { sailing, offer } : undefined
  }
  return undefined
}

export function isBookable(
  sailing: PickedSailing['sailing'],
  offer: PickedSailing['offer'],
  seats: number,
): boolean {
  return sailing.Status === 'on_sale' && offer.SeatsLeft >= seats
}

/** Whether there is time to change to this sailing from the one chosen before it. */
export function isReachable(
  sailing: PickedSailing['sailing'],
  previous: PickedSailing | undefined,
): boolean {
  return previous === undefined || canReturn(previous.sailing.ArrivesAt, sailing.DepartsAt)
}

/** Converts the chosen sailings for the border checklist. */
export function crossingsOfPicks(
  legs: readonly Leg[],
  picks: readonly PickedSailing[],
): BorderCrossingInput[] {
  return legs.flatMap(({ from, to, isInternational }, index) => {
    const sailing = picks[index]?.sailing
    return sailing ? [{ from, to, isInternational, sailing }] : []
  })
}

/** Lists the countries whose passports have a fare or a charge of their own. */
export function pricedNationalities({
  NationalFares,
  Charges,
}: Pick<PickedSailing['offer'], 'NationalFares' | 'Charges'>): string[] {
  return [...NationalFares, ...Charges].flatMap(({ Countries }) => Countries ?? [])
}

export type JourneyEstimate = { total: Money; atCounter: Money[] }

/**
 * Sums the choices, online and at counters. The sum is an estimate, because the server prices the cart. It is null without a
 * choice, and while the legs have different currencies for a moment after a change of currency.
 */
export function estimateOf(picks: readonly PickedSailing[]): JourneyEstimate | null {
  const totals = picks.map(({ offer }) => toMoney(offer.Estimate.Total))
  const [first, ...rest] = totals
  if (!first || rest.some(({ currency }) => currency !== first.currency)) return null
  return {
    total: rest.reduce(addMoney, first),
    atCounter: sumByCurrency(picks.flatMap(({ offer }) => offer.Estimate.AtCounter.map(toMoney))),
  }
}
