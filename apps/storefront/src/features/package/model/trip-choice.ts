import { type Party, partySize } from '@selat/domain'

import { codec, day } from '../../../shared/kit/address/codec.ts'
import {
  fitPeople,
  optionParam,
  peopleParams,
} from '../../../shared/trade/product/choice-params.ts'

/** What is chosen of a package. Without adults, as many travel as its form begins with. */
export const tripAddress = codec(
  { type: optionParam, date: day(), ...peopleParams },
  { fit: fitPeople },
)

export type TripChoice = ReturnType<typeof tripAddress.parse>

/** Who is said to travel; null where nobody is. */
export function chosenParty({ adults, children = 0, infants = 0 }: TripChoice): Party | null {
  return adults === undefined ? null : { adults, children, infants }
}

/** The same as a change of the address. */
export function sayParty(party: Party) {
  return partySize(party) === 0 ? { ...party, adults: undefined } : party
}
