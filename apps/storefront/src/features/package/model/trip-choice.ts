import { type Party, partySize } from '@selat/domain'

import { codec, day } from '../../../shared/kit/address/codec.ts'
import {
  fitPeople,
  optionParam,
  peopleParams,
} from '../../../shared/trade/product/choice-params.ts'

/** The choices of a package in its address. Without adults, the form's own default party travels. */
export const tripAddress = codec(
  { type: optionParam, date: day(), ...peopleParams },
  { fit: fitPeople },
)

export type TripChoice = ReturnType<typeof tripAddress.parse>

/** Returns the chosen party; null if none is chosen. */
export function chosenParty({ adults, children = 0, infants = 0 }: TripChoice): Party | null {
  return adults === undefined ? null : { adults, children, infants }
}

/** Converts a party to a change of the address; an empty party removes the adults, so that none is chosen. */
export function sayParty(party: Party) {
  return partySize(party) === 0 ? { ...party, adults: undefined } : party
}
