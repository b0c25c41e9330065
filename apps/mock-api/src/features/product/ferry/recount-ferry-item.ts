import type { ServerSchemas as Schemas } from '@selat/sdk'

import { refuseField } from '../../../engine/http/refusal.ts'
import type { FerryBooking } from './ferry-booking.ts'
import { partyPointers } from './read-ferry-item.ts'
import { requireParty } from './sold-network.ts'

/** The same sailings for another party. Seniors are found by their birth dates, so none are counted before. */
export function recountFerryItem(
  booking: FerryBooking,
  { QtyAdult, QtyChild, QtyInfant, QtySenior = 0 }: Schemas['CartItemChange'],
): FerryBooking {
  const party = { adults: QtyAdult, children: QtyChild, infants: QtyInfant }
  requireParty(party, partyPointers(''))
  if (QtySenior !== 0) refuseField('/QtySenior', 'does_not_match', { expected: 0 })
  return { ...booking, party }
}
