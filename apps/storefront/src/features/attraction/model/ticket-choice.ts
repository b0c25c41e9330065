import { type BandCounts, countPeople } from '@selat/domain'

import { codec, count, day } from '../../../shared/kit/address/codec.ts'
import {
  fitPeople,
  optionParam,
  peopleParams,
} from '../../../shared/trade/product/choice-params.ts'

/** The choice of an attraction in the address. Without `adults`, the form begins with its default number of people. */
export const ticketAddress = codec(
  { option: optionParam, date: day(), ...peopleParams, seniors: count({ min: 1 }) },
  { fit: fitPeople },
)

export type TicketChoice = ReturnType<typeof ticketAddress.parse>

/** Returns the chosen number of people in each band; null if none is chosen. */
export function chosenCounts(choice: TicketChoice): BandCounts | null {
  const { adults, children = 0, infants = 0, seniors = 0 } = choice
  return adults === undefined
    ? null
    : { adult: adults, child: children, infant: infants, senior: seniors }
}

/** Converts numbers of people to a change of the address. */
export function sayCounts(counts: BandCounts) {
  const { adult, child, infant, senior } = counts
  return {
    adults: countPeople(counts) === 0 ? undefined : adult,
    children: child,
    infants: infant,
    seniors: senior,
  }
}
