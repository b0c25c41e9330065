import type { CountedBand, Party } from '@selat/domain'

import type { PhoneValues } from '../../kit/form/read-phone.ts'
import { emptyDetails, isBlank, type PassengerDetails } from '../passenger/passenger-details.ts'
import type { OrderTextValues } from './order-texts.ts'

/** A passenger in the form, at a place of the party. */
export type PassengerValues = PassengerDetails & { band: CountedBand }

export type ContactValues = PhoneValues & { name: string; email: string }

/** Everything that is typed on the checkout page. Lists of passengers are keyed by cart item. */
export type CheckoutValues = {
  contact: ContactValues
  /** Whether the contact is the first passenger, whose name is then the contact's. */
  contactTravels: boolean
  passengers: Record<string, PassengerValues[]>
  /** The passengers who were typed for an item that no longer has a place for them. */
  unplaced: Record<string, PassengerValues[]>
  /** The item whose passengers travel on this one, too; empty if it has its own passengers. */
  sameAs: Record<string, string>
  hasAgreed: boolean
} & OrderTextValues

export const emptyPassenger = (band: CountedBand): PassengerValues => ({ ...emptyDetails(), band })

/**
 * Returns a place for each traveller of a party, adults first. Passengers who were typed in before keep a place of the same
 * band.
 */
export function placesFor(party: Party, typed: readonly PassengerValues[] = []): PassengerValues[] {
  const counts = [
    ['adult', party.adults],
    ['child', party.children],
    ['infant', party.infants],
  ] as const
  return counts.flatMap(([band, count]) => {
    const known = typed.filter((passenger) => passenger.band === band)
    return Array.from({ length: count }, (_, index) => known[index] ?? emptyPassenger(band))
  })
}

/** Returns the passengers who have no place in a party, so that they can return when it grows. */
export function unplacedOf(
  party: Party,
  typed: readonly PassengerValues[] = [],
): PassengerValues[] {
  const counts = { adult: party.adults, child: party.children, infant: party.infants }
  return (['adult', 'child', 'infant'] as const).flatMap((band) =>
    typed
      .filter((passenger) => passenger.band === band)
      .slice(counts[band])
      .filter((passenger) => !isBlank(passenger)),
  )
}

/** Returns the item whose passengers travel on an item: the item itself, or the one that it follows. */
export function sourceOf(itemId: string, { sameAs }: Pick<CheckoutValues, 'sameAs'>): string {
  return sameAs[itemId] || itemId
}

/** Returns the name of a field, by which the form, its ids and the server's pointers find it. */
export const passengerField = <Field extends keyof PassengerValues>(
  itemId: string,
  index: number,
  field: Field,
) => `passengers.${itemId}.${index}.${field}` as const

/** Returns the id of a field's control, for labels and the error summary. */
export const fieldId = (name: string): string => `checkout-${name.replaceAll('.', '-')}`
