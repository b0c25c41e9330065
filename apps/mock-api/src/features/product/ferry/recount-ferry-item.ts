import type { ServerSchemas as Schemas } from '@selat/sdk'

import { requireQuantity } from '../item/wrong-fields.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { partyPointers } from './read-ferry-item.ts'
import { requireParty } from './sold-network.ts'

/**
 * Reads the booking again for the same sailings, with other counts. Seniors are determined by birth dates, so none are counted
 * before.
 */
export function recountFerryItem(
  booking: FerryBooking,
  { QtyAdult, QtyChild, QtyInfant, QtySenior = 0 }: Schemas['CartItemChange'],
): FerryBooking {
  const party = { adults: QtyAdult, children: QtyChild, infants: QtyInfant }
  requireParty(party, partyPointers(''))
  requireQuantity(QtySenior, 0, '/QtySenior')
  return { ...booking, party }
}
