import type { QuantityBounds } from '../cart/quantity-bounds.ts'
import { inTopic, type Issue, issue } from '../issues/issue.ts'
import { checkParty, type Party, partySize } from '../passengers/party.ts'

/** The codes of issues of a cabin's guests. */
export type CabinCode =
  | 'cruise.invalid_count'
  | 'cruise.no_passengers'
  | 'cruise.no_adult'
  | 'cruise.more_infants_than_adults'
  | 'cruise.too_many_passengers'

/**
 * Lists all issues of the guests of one cabin; empty if they may sail. There must be at least one adult, no more infants
 * than adults, and no more guests than the cabin takes. An infant counts as a guest.
 */
export function checkCabinGuests(guests: Party, maxGuests: number): Issue<CabinCode>[] {
  const issues = checkParty(guests).map((found): Issue<CabinCode> => inTopic('cruise', found))
  const count = partySize(guests)
  if (issues.some(({ code }) => code === 'cruise.invalid_count') || count <= maxGuests)
    return issues
  const others = issues.filter(({ code }) => code !== 'cruise.too_many_passengers')
  return [issue([], 'cruise.too_many_passengers', { max: maxGuests, count }), ...others]
}

/** Returns the minimum and maximum of each count while the others stay as they are, for the buttons of a form. */
export function cabinBounds(guests: Party, maxGuests: number): Record<keyof Party, QuantityBounds> {
  const free = Math.max(0, maxGuests - partySize(guests))
  return {
    adults: { min: Math.max(1, guests.infants), max: guests.adults + free },
    children: { min: 0, max: guests.children + free },
    infants: { min: 0, max: Math.min(guests.adults, guests.infants + free) },
  }
}
