import type { ListedPassenger } from '../../../shared/trade/manifest/apply-scans.ts'
import { wireNameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import type { PassengerQuery, SortKey } from './manifest-url.ts'

/** The passengers that a search and the filters leave, in the order that was asked for. */
export function narrowPassengers(
  passengers: readonly ListedPassenger[],
  query: PassengerQuery,
  search: string,
): ListedPassenger[] {
  const words = plain(search).split(/\s+/)
  const found = passengers.filter(
    (passenger) =>
      isWanted(passenger, query) && words.every((word) => searched(passenger).includes(word)),
  )
  // The server's own order, which ties keep: last name, first name, ticket number.
  if (query.sort === 'name' && !query.isDescending) return found
  const keyOf = keys[query.sort]
  const sorted = found.toSorted((a, b) => order.compare(keyOf(a), keyOf(b)))
  return query.isDescending ? sorted.toReversed() : sorted
}

const order = new Intl.Collator('en', { numeric: true })

const keys: Record<SortKey, (passenger: ListedPassenger) => string> = {
  name: wireNameOf,
  nationality: ({ Nationality }) => Nationality,
  born: ({ DateOfBirth }) => DateOfBirth,
  class: ({ Class }) => Class,
  booking: ({ ConfirmationNumber }) => ConfirmationNumber,
  // Who is missing stands first, then by when they came.
  status: ({ CheckedIn }) => CheckedIn?.At ?? '',
}

function isWanted(passenger: ListedPassenger, query: PassengerQuery): boolean {
  const { Band, Nationality, Class, CheckedIn } = passenger
  const status = CheckedIn === null ? 'missing' : 'checkedIn'
  return (
    (query.band ?? Band) === Band &&
    (query.nationality ?? Nationality) === Nationality &&
    (query.class ?? Class) === Class &&
    (query.status ?? status) === status
  )
}

function searched(passenger: ListedPassenger): string {
  const { FirstName, Number, ConfirmationNumber, DocumentMasked, Seller } = passenger
  return plain(
    [wireNameOf(passenger), FirstName, Number, ConfirmationNumber, DocumentMasked, Seller].join(
      ' ',
    ),
  )
}

/** Without accents and case, as one types in a hurry. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
