import { partySize } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import type { CabinChoice } from './cabin-choice.ts'
import { cabinOf, guestsOf } from './chosen-cabin.ts'

/** Converts a complete choice to an item of the cart. */
export function toCabinInput(cruise: Schemas['Cruise'], choice: CabinChoice): Schemas['CartInput'] {
  const guests = guestsOf(choice)
  return {
    ItemContent: 'cruise',
    Items: [
      {
        Item: cruise.Id,
        Qty: partySize(guests),
        Cruise: {
          Cabin: cabinOf(cruise, choice).Code,
          SailingDate: choice.date ?? '',
          QtyAdult: guests.adults,
          QtyChild: guests.children,
          QtyInfant: guests.infants,
        },
      },
    ],
  }
}
