import type { ListedPassenger } from '../../../shared/trade/manifest/apply-scans.ts'
import { wireNameOf } from '../../../shared/trade/passenger/passenger-details.ts'
import type { PassengerQuery, SortKey } from './manifest-url.ts'

/** Returns the passengers that match the search and the filters, in the requested order. */
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
  const keyOf = keys[query.sort]
  const direction = query.isDescending ? -1 : 1
  // Equal values keep the server's order: by last name, first name and ticket number.
  return found.toSorted((a, b) => direction * order.compare(keyOf(a), keyOf(b)))
}

const order = new Intl.Collator('en', { numeric: true })

const keys: Record<SortKey, (passenger: ListedPassenger) => string> = {
  name: wireNameOf,
  nationality: ({ Nationality }) => Nationality,
  born: ({ DateOfBirth }) => DateOfBirth,
  class: ({ Class }) => Class,
  booking: ({ ConfirmationNumber }) => ConfirmationNumber,
  // Missing passengers stand first, then the others by the time of their check-in.
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

/** Removes accents, case and outer spaces, because a search at the gate is typed in a hurry. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
