import { partySize } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { RideChoice } from './ride-choice.ts'
import { partyOf, rateOf, rideRequestOf } from './ride-terms.ts'

/** Converts a complete ride to the input of the cart. */
export function toRideInput(
  service: Schemas['Transport'],
  choice: RideChoice,
): Schemas['CartInput'] {
  const rate = rateOf(service, choice)
  const request = rideRequestOf(service, choice)
  const party = partyOf(choice)
  return {
    ItemContent: 'transport',
    Items: [
      {
        Item: service.Id,
        Qty: rate.Per === 'vehicle' ? 1 : partySize(party),
        Transport: {
          Rate: rate.Code,
          PickUpDate: request.pickUpDate ?? '',
          PickUpTime: request.pickUpTime ?? '',
          PickUpAddress: request.pickUpAddress,
          DropOffAddress: request.dropOffAddress,
          ConnectionNumber: request.connectionNumber,
          ExtraHours: request.extraHours,
          Bags: request.bags,
          QtyAdult: party.adults,
          QtyChild: party.children,
          QtyInfant: party.infants,
        },
      },
    ],
  }
}
