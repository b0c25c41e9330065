import { type BandCounts, countPeople } from '@selat/domain'

import { codec, count, day } from '../../../shared/kit/address/codec.ts'
import {
  fitPeople,
  optionParam,
  peopleParams,
} from '../../../shared/trade/product/choice-params.ts'

/** What is chosen of an attraction. Without adults, as many come as its form begins with. */
export const ticketAddress = codec(
  { option: optionParam, date: day(), ...peopleParams, seniors: count({ min: 1 }) },
  { fit: fitPeople },
)

export type TicketChoice = ReturnType<typeof ticketAddress.parse>

/** Who is said to come; null where nobody is. */
export function chosenCounts(choice: TicketChoice): BandCounts | null {
  const { adults, children = 0, infants = 0, seniors = 0 } = choice
  return adults === undefined
    ? null
    : { adult: adults, child: children, infant: infants, senior: seniors }
}

/** The same as a change of the address. */
export function sayCounts(counts: BandCounts) {
  const { adult, child, infant, senior } = counts
  return {
    adults: countPeople(counts) === 0 ? undefined : adult,
    children: child,
    infants: infant,
    seniors: senior,
  }
}
