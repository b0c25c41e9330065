import { addMoney, canReturn, sumByCurrency } from '@selat/domain'
import type { Money } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { Leg } from './legs.ts'

/** The sailing and class chosen for a leg. */
export type PickedSailing = { sailing: Schemas['Sailing']; offer: Schemas['SailingOffer'] }

/** Names a choice by what stays when its price is searched anew: the sailing and the class. */
export function pickKey(sailing: PickedSailing['sailing'], offer: PickedSailing['offer']): string {
  return `${sailing.Id}~${offer.Class}`
}

/** The choice of an address, if it can still be booked by this party. */
export function findPick(
  leg: Leg,
  key: string | undefined,
  seats: number,
): PickedSailing | undefined {
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

export function toMoney({ Amount, Currency, Exponent }: Schemas['Money']): Money {
  return { amount: Amount, currency: Currency, exponent: Exponent }
}

/** What the choices come to, online and at counters: an estimate, for the server prices the cart. */
export function estimateOf(
  picks: readonly PickedSailing[],
): { total: Money; atCounter: Money[] } | null {
  const totals = picks.map(({ offer }) => toMoney(offer.Estimate.Total))
  const [first, ...rest] = totals
  if (!first) return null
  return {
    total: rest.reduce(addMoney, first),
    atCounter: sumByCurrency(picks.flatMap(({ offer }) => offer.Estimate.AtCounter.map(toMoney))),
  }
}
