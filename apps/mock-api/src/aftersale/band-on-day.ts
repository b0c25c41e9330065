import { bandOn, type PassengerBand } from '@selat/domain'

import type { BookedSector } from '../ferry/ferry-booking.ts'
import type { Network } from '../network/network.ts'
import type { StoredPassenger } from '../store/tables/order-tables.ts'

/** The band in which a traveller sails on a day, by his age on it and the operator's bands of that day. */
export function bandOnDay(
  network: Network,
  { operator }: Pick<BookedSector, 'operator'>,
  { passenger, date }: { readonly passenger: StoredPassenger; readonly date: string },
): PassengerBand {
  return bandOn(passenger.dateOfBirth, date, network.terms(operator, date).ageBands)
}
