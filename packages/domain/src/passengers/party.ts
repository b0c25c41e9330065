import { type Issue, issue } from '../issues/issue.ts'
import { MAX_PASSENGERS } from '../limits.ts'

/** The number of travellers in the bands of a form. Seniors count as adults. */
export type Party = {
  readonly adults: number
  readonly children: number
  readonly infants: number
}

/** The codes of issues of a party. */
export type PartyCode =
  | 'passenger.invalid_count'
  | 'passenger.no_passengers'
  | 'passenger.no_adult'
  | 'passenger.more_infants_than_adults'
  | 'passenger.too_many_passengers'

const COUNTS = ['adults', 'children', 'infants'] as const

/**
 * Returns the number of all travellers, infants included, because each is on the manifest and takes a place of the vessel.
 */
export function partySize(party: Party): number {
  return party.adults + party.children + party.infants
}

/**
 * Lists all issues of a party; empty if it may travel. Counts must be whole, with at most 10 people, one or more adults, and
 * no more infants than adults, because each adult holds one.
 */
export function checkParty(party: Party): Issue<PartyCode>[] {
  const invalid = COUNTS.filter((field) => !Number.isSafeInteger(party[field]) || party[field] < 0)
  if (invalid.length > 0) return invalid.map((field) => issue([field], 'passenger.invalid_count'))
  const count = partySize(party)
  if (count === 0) return [issue([], 'passenger.no_passengers')]
  const issues: Issue<PartyCode>[] = []
  if (count > MAX_PASSENGERS)
    issues.push(issue([], 'passenger.too_many_passengers', { max: MAX_PASSENGERS, count }))
  if (party.adults === 0) issues.push(issue([], 'passenger.no_adult'))
  else if (party.infants > party.adults)
    issues.push(
      issue([], 'passenger.more_infants_than_adults', { max: party.adults, count: party.infants }),
    )
  return issues
}

/**
 * Returns the minimum and maximum of each count while the other two stay as they are, for the buttons of a form. Takes a
 * valid party.
 */
export function partyBounds(
  party: Party,
): Record<keyof Party, { readonly min: number; readonly max: number }> {
  const room = MAX_PASSENGERS - partySize(party)
  return {
    adults: { min: Math.max(1, party.infants), max: party.adults + room },
    children: { min: 0, max: party.children + room },
    infants: { min: 0, max: Math.min(party.adults, party.infants + room) },
  }
}

/** Returns the nearest valid party: at least one adult, then up to the limit adults before children before infants. */
export function clampParty(party: Party): Party {
  const adults = Math.min(MAX_PASSENGERS, Math.max(1, toCount(party.adults)))
  const children = Math.min(MAX_PASSENGERS - adults, toCount(party.children))
  const infants = Math.min(adults, MAX_PASSENGERS - adults - children, toCount(party.infants))
  return { adults, children, infants }
}

function toCount(value: number): number {
  return Number.isFinite(value) ? Math.max(0, Math.trunc(value)) : 0
}
