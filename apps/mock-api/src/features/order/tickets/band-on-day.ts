import { bandOn, type PassengerBand } from '@selat/domain'

import type { StoredPassenger } from '../../../engine/store/tables/order-tables.ts'
import type { Network } from '../../../world/network/network.ts'
import type { BookedSector } from '../../product/ferry/ferry-booking.ts'

/** Returns the band of a traveller on a day, by the age then and the operator's bands of that day. */
export function bandOnDay(
  network: Network,
  { operator }: Pick<BookedSector, 'operator'>,
  { passenger, date }: { readonly passenger: StoredPassenger; readonly date: string },
): PassengerBand {
  return bandOn(passenger.dateOfBirth, date, network.terms(operator, date).ageBands)
}
