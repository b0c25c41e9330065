import { type BandCounts, countPeople, TICKET_BANDS, type TicketTerms } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

import { codec, count, day } from '../../../shared/kit/address/codec.ts'
import {
  fitPeople,
  optionParam,
  peopleParams,
} from '../../../shared/trade/product/choice-params.ts'

type Option = Schemas['AttractionOption']

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

const PRICES = { adult: 'Adult', child: 'Child', infant: 'Infant', senior: 'Senior' } as const

/** Returns the price of one person in a band; null if the option is not sold to the band, or only to groups. */
export function bandPrice({ Prices }: Option, band: keyof typeof PRICES): Schemas['Money'] | null {
  return Prices?.[PRICES[band]] ?? null
}

/** Converts an option to the terms by which the domain's rules judge people. */
export function toTicketTerms(option: Option): TicketTerms {
  return {
    bands: TICKET_BANDS.filter(
      (band) => option.Prices === null || bandPrice(option, band) !== null,
    ),
    groupSize: option.GroupSize,
    bounds: { min: option.MinOrder, max: option.MaxOrder },
  }
}

/**
 * Returns the people for whom an option is booked: the chosen ones without bands that it is not sold to, or else two adults
 * within its limits.
 */
export function countsFor(chosen: BandCounts | null, terms: TicketTerms): BandCounts {
  const { bands, groupSize, bounds } = terms
  const start = Math.min(Math.max(2, bounds.min), bounds.max * (groupSize ?? 1))
  const counts = chosen ?? { adult: start, child: 0, infant: 0, senior: 0 }
  const of = (band: keyof BandCounts) => (bands.includes(band) ? counts[band] : 0)
  return { adult: of('adult'), child: of('child'), infant: of('infant'), senior: of('senior') }
}
