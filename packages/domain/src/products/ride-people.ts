import type { QuantityBounds } from '../cart/quantity-bounds.ts'
import { type Issue, issue } from '../issues/issue.ts'
import { type Party, partySize } from '../passengers/party.ts'

/** The number of people and bags that a rate takes. If `per` is `person`, `maxBags` is for each person. */
export type RideRoom = {
  readonly per: 'vehicle' | 'person'
  readonly maxPassengers: number
  readonly maxBags: number
}

/** The codes of issues of a ride's people. */
export type RiderCode =
  | 'transport.invalid_count'
  | 'transport.no_passengers'
  | 'transport.no_adult'
  | 'transport.more_infants_than_adults'
  | 'transport.too_many_passengers'

const COUNTS = ['adults', 'children', 'infants'] as const

/**
 * Lists all issues of a ride's people; empty if they may ride. Counts must be whole, with one or more adults, and no more
 * people than the vehicle takes, infants included. If `per` is `person`, each infant sits on the lap of an adult, who holds
 * at most one.
 */
export function checkRidePeople(party: Party, room: RideRoom): Issue<RiderCode>[] {
  const invalid = COUNTS.filter((field) => !Number.isSafeInteger(party[field]) || party[field] < 0)
  if (invalid.length > 0) return invalid.map((field) => issue([field], 'transport.invalid_count'))
  const count = seatsOf(party, room)
  const { maxPassengers: max } = room
  if (partySize(party) === 0) return [issue([], 'transport.no_passengers')]
  return [
    ...(count > max ? [issue([], 'transport.too_many_passengers', { max, count })] : []),
    ...checkAdults(party, room),
  ]
}

function checkAdults({ adults, infants }: Party, { per }: RideRoom): Issue<RiderCode>[] {
  if (adults === 0) return [issue([], 'transport.no_adult')]
  return per === 'person' && infants > adults
    ? [issue([], 'transport.more_infants_than_adults', { max: adults, count: infants })]
    : []
}

/** Returns the minimum and maximum of each count while the others stay as they are, for the buttons of a form. */
export function ridePeopleBounds(
  party: Party,
  room: RideRoom,
): Record<keyof Party, QuantityBounds> {
  const free = Math.max(0, room.maxPassengers - seatsOf(party, room))
  const isLap = room.per === 'person'
  return {
    adults: { min: Math.max(1, isLap ? party.infants : 1), max: party.adults + free },
    children: { min: 0, max: party.children + free },
    infants: { min: 0, max: isLap ? party.adults : party.infants + free },
  }
}

/** Returns the number of seats for people. If `per` is `person`, infants need none, because they sit on a lap. */
export function seatsOf(party: Party, { per }: Pick<RideRoom, 'per'>): number {
  return per === 'person' ? party.adults + party.children : partySize(party)
}

/**
 * Returns the most bags that people may bring with a rate: the vehicle's bags, or `maxBags` for each person who has a seat.
 * @example maxBagsOf({ adults: 2, children: 1, infants: 1 }, { per: 'person', maxPassengers: 13, maxBags: 1 }) // 3
 */
export function maxBagsOf(party: Party, room: RideRoom): number {
  return room.per === 'person' ? room.maxBags * seatsOf(party, room) : room.maxBags
}
