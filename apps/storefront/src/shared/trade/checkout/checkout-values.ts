import type { CountedBand, Party } from '@selat/domain'

import type { PhoneValues } from '../../kit/form/read-phone.ts'
import { emptyDetails, isBlank } from '../passenger/passenger-details.ts'
import type { PassengerDetails } from '../passenger/passenger-details.ts'
import type { OrderTextValues } from './order-texts.ts'

/** A passenger as the form holds one, in a place of the party. */
export type PassengerValues = PassengerDetails & { band: CountedBand }

/** The fields of a passenger in the order of the page. */
export const PASSENGER_FIELDS = [
  'title',
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationality',
  'countryOfResidence',
  'placeOfBirth',
  'passportNumber',
  'placeOfIssue',
  'dateOfIssue',
  'dateOfExpiry',
] as const satisfies readonly (keyof PassengerValues)[]

export type ContactValues = PhoneValues & { name: string; email: string }

/** Everything that is typed on the checkout page. Lists of passengers are keyed by cart item. */
export type CheckoutValues = {
  contact: ContactValues
  /** The contact is the first passenger, whose name is the contact's. */
  contactTravels: boolean
  passengers: Record<string, PassengerValues[]>
  /** Who was typed in for an item that has no place for them any more. */
  unplaced: Record<string, PassengerValues[]>
  /** The item whose passengers travel on this one too; empty when it has its own. */
  sameAs: Record<string, string>
  hasAgreed: boolean
} & OrderTextValues

export const emptyPassenger = (band: CountedBand): PassengerValues => ({ ...emptyDetails(), band })

/** A place for each traveller of a party, adults first; who was typed in before keeps a place of the same band. */
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

/** Who finds no place in a party, so that they are there again when it grows. */
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

/** Whose passengers an item's are: its own, or those of the item it follows. */
export function sourceOf(itemId: string, { sameAs }: Pick<CheckoutValues, 'sameAs'>): string {
  return sameAs[itemId] || itemId
}

/** Names of fields, as the form, its ids and the server's pointers find them. */
export const passengerField = <Field extends keyof PassengerValues>(
  itemId: string,
  index: number,
  field: Field,
) => `passengers.${itemId}.${index}.${field}` as const

/** The id of a field's control, for labels and the error summary. */
export const fieldId = (name: string): string => `checkout-${name.replaceAll('.', '-')}`
