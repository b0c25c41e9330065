import {
  type BookedPassenger,
  checkParty,
  checkPassengerList,
  type Party,
  reasonOf,
} from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { type ProblemField, refuse } from '../../../engine/http/refusal.ts'
import type { BookingBase, ItemContent } from '../../../engine/store/tables/stored-booking.ts'
import type { World } from '../../../world/world.ts'
import { toDraft, toPassengerField } from '../../account/passengers/to-draft.ts'
import type { Travel } from '../../product/item/product.ts'
import { productOf } from '../../product/registry.ts'

/** The travellers of one cart item, with the index of the item in the request. */
export type ItemTravellers = {
  readonly content: ItemContent
  readonly booking: BookingBase
  readonly passengers: readonly Schemas['PassengerInput'][]
  readonly itemIndex: number
}

/** The fields that the counts depend on. */
type ItemPlaces = Pick<ItemTravellers, 'content' | 'booking'> & {
  readonly passengers: readonly Pick<Schemas['PassengerInput'], 'Band'>[]
}

type Facts = World & { readonly now: string }

/**
 * Checks the travellers of an order. Refuses a party that cannot travel or differs from the booked one, then all wrong fields
 * at once. Items that need only the contact have no travellers.
 */
export function checkTravellers(list: readonly ItemTravellers[], facts: Facts): void {
  for (const item of list) {
    const errors = countErrors(item, facts, `/Items/${item.itemIndex}/Passengers`)
    const code = travelOf(facts, item) ? 'party_refused' : 'validation_failed'
    if (errors.length > 0) refuse(code, { errors })
  }
  checkPassengers(list, facts)
}

/** Refuses with all wrong fields of the travellers. */
export function checkPassengers(list: readonly ItemTravellers[], facts: Facts): void {
  const errors = list.flatMap((item) => passengerErrors(item, facts))
  if (errors.length > 0) refuse('passenger_refused', { errors })
}

/** Returns the facts for the checks of an item's named passengers; null if it needs no names. */
export function travelOf(
  facts: Facts,
  { content, booking }: Pick<ItemTravellers, 'content' | 'booking'>,
): Travel | null {
  return productOf(content).travel(facts, booking)
}

/** Lists the errors of a party that differs from the booked counts or cannot travel together. They point at `pointer`. */
export function countErrors(
  { content, booking, passengers }: ItemPlaces,
  facts: Facts,
  pointer: string,
): ProblemField[] {
  if (!travelOf(facts, { content, booking })) {
    if (passengers.length === 0) return []
    return [{ pointer, code: 'too_long', params: { maximum: 0 } }]
  }
  const party = partyOf(passengers)
  const errors = checkParty(party).map(({ code, params }) => ({
    pointer,
    code: reasonOf(code),
    params,
  }))
  if (errors.length > 0) return errors
  const booked = productOf(content).party(booking)
  const differs = (['adults', 'children', 'infants'] as const).some(
    (band) => party[band] !== booked[band],
  )
  return differs ? [{ pointer, code: 'differs_from_cart', params: { ...booked } }] : []
}

function partyOf(passengers: ItemPlaces['passengers']): Party {
  const count = (band: string) => passengers.filter((passenger) => passenger.Band === band).length
  return { adults: count('adult'), children: count('child'), infants: count('infant') }
}

function passengerErrors(item: ItemTravellers, facts: Facts): ProblemField[] {
  const { passengers, itemIndex } = item
  const travel = travelOf(facts, item)
  if (!travel) return []
  return checkPassengerList(passengers.map(toBookedPassenger), travel).flatMap((issues, index) =>
    issues
      .filter((issue) => issue.severity === 'error')
      .map((issue) => toPassengerField(issue, `/Items/${itemIndex}/Passengers/${index}`)),
  )
}

/** Converts a traveller of the request to the passenger of a booked place. */
export function toBookedPassenger(input: Schemas['PassengerInput']): BookedPassenger {
  return { bookedBand: input.Band, passenger: toDraft(input) }
}
