import type { QuantityBounds } from '../cart/check-quantity.ts'
import { type Party, type PartyRefusal, partyRefusals, partySize } from '../passengers/party.ts'

/**
 * Everything wrong with the guests of one cabin; empty when they may sail: one adult at least, no more infants than
 * adults, and no more than the cabin takes. An infant is a guest like any other.
 */
export function checkCabinGuests(guests: Party, maxGuests: number): PartyRefusal[] {
  const refusals = partyRefusals(guests)
  const count = partySize(guests)
  if (refusals.some(({ reason }) => reason === 'invalid_count') || count <= maxGuests)
    return refusals
  const others = refusals.filter(({ reason }) => reason !== 'too_many_passengers')
  return [{ reason: 'too_many_passengers', max: maxGuests, count }, ...others]
}

/** Least and most of each count while the others stay as they are: what a stepper may reach. */
export function cabinBounds(guests: Party, maxGuests: number): Record<keyof Party, QuantityBounds> {
  const free = Math.max(0, maxGuests - partySize(guests))
  return {
    adults: { min: Math.max(1, guests.infants), max: guests.adults + free },
    children: { min: 0, max: guests.children + free },
    infants: { min: 0, max: Math.min(guests.adults, guests.infants + free) },
  }
}
