import { addMoney, canReturn, sumByCurrency } from '@selat/domain'
import type { Money } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { BorderCrossingInput } from '../../../shared/trade/ferry/border-crossings.ts'
import { toMoney } from '../../../shared/trade/price/wire-money.ts'
import type { Leg } from './legs.ts'

/** The sailing and class chosen for a leg. */
export type PickedSailing = { sailing: Schemas['Sailing']; offer: Schemas['SailingOffer'] }

/** Names a choice by what stays when its price is searched anew: the sailing and the class. */
export function pickKey(sailing: PickedSailing['sailing'], offer: PickedSailing['offer']): string {
  return `${sailing.Id}~${offer.Class}`
}

/** The choices of an address, leg by leg, as far as this party can still book them one after the other. */
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

/** The chosen crossings as the border checklist reads them. */
export function crossingsOfPicks(
  legs: readonly Leg[],
  picks: readonly PickedSailing[],
): BorderCrossingInput[] {
  return legs.flatMap(({ from, to, isInternational }, index) => {
    const sailing = picks[index]?.sailing
    return sailing ? [{ from, to, isInternational, sailing }] : []
  })
}

/** Countries whose passports have a fare or a charge of their own. */
export function pricedNationalities({
  NationalFares,
  Charges,
}: Pick<PickedSailing['offer'], 'NationalFares' | 'Charges'>): string[] {
  return [...NationalFares, ...Charges].flatMap(({ Countries }) => Countries ?? [])
}

export type JourneyEstimate = { total: Money; atCounter: Money[] }

/**
 * What the choices come to, online and at counters: an estimate, for the server prices the cart. None while legs are
 * still in different currencies, as they are for a moment after the currency was changed.
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
