import type { QuantityBounds } from '../cart/quantity-bounds.ts'
import type { BandCounts } from '../fares/fare-table.ts'
import { type Issue, issue } from '../issues/issue.ts'
import type { PassengerBand } from '../passengers/age-bands.ts'

/** The bands that a ticket is for, and the minimum and maximum of one order. */
export type TicketTerms = {
  /** The bands that can buy the ticket; a group may have people of all bands. */
  readonly bands: readonly PassengerBand[]
  /** The people that one ticket admits; null if each person has a ticket. */
  readonly groupSize: number | null
  /** The minimum and maximum of tickets or groups, both inclusive. Infants' tickets do not count for the minimum. */
  readonly bounds: QuantityBounds
}

/** The codes of issues of the people of an order. */
export type TicketCode =
  | 'attraction.invalid_count'
  | 'attraction.band_not_sold'
  | 'attraction.infants_alone'
  | 'attraction.below_minimum'
  | 'attraction.above_maximum'

/** The order in which forms and lists show bands. */
export const TICKET_BANDS: readonly PassengerBand[] = ['adult', 'child', 'infant', 'senior']

/** Counts all people together, infants included. */
export function countPeople(counts: BandCounts): number {
  return counts.adult + counts.child + counts.infant + counts.senior
}

/**
 * Returns the number of tickets for people: one each, or the number of groups that they fill.
 * @example ticketsFor({ adult: 4, child: 3, infant: 0, senior: 0 }, 5) // 2 cars of five
 */
export function ticketsFor(counts: BandCounts, groupSize: number | null): number {
  const people = countPeople(counts)
  return groupSize === null ? people : Math.ceil(people / groupSize)
}

/**
 * Lists all issues of the people of an order; empty if they may have their tickets. Counts must be whole, and only of bands
 * that are sold. Tickets must be within the product's bounds (§5). Children under three need an older person. A path names
 * the band, or says whether the bound is for tickets or for groups.
 */
export function checkTickets(
  counts: BandCounts,
  { bands, groupSize, bounds }: TicketTerms,
): Issue<TicketCode>[] {
  const wrong = TICKET_BANDS.flatMap((band): Issue<TicketCode>[] => {
    const count = counts[band]
    if (!Number.isSafeInteger(count) || count < 0)
      return [issue([band], 'attraction.invalid_count')]
    return count > 0 && !bands.includes(band) ? [issue([band], 'attraction.band_not_sold')] : []
  })
  if (wrong.length > 0) return wrong
  const people = countPeople(counts)
  if (people > 0 && counts.infant === people) return [issue(['infant'], 'attraction.infants_alone')]
  const older = groupSize === null ? { ...counts, infant: 0 } : counts
  const { min, max } = bounds
  // If one ticket or one group is the minimum, the issue is that people are missing.
  if (ticketsFor(older, groupSize) < min)
    return [
      issue(groupSize === null && min > 1 ? ['tickets'] : [], 'attraction.below_minimum', { min }),
    ]
  return ticketsFor(counts, groupSize) > max ? [aboveMaximum({ groupSize, bounds })] : []
}

/** Makes the issue of exceeding the maximum. */
export function aboveMaximum({
  groupSize,
  bounds: { max },
}: Pick<TicketTerms, 'groupSize' | 'bounds'>): Issue<TicketCode> {
  return issue([groupSize === null ? 'tickets' : 'groups'], 'attraction.above_maximum', { max })
}

/** Returns the minimum and maximum of each band while the others stay as they are, for the buttons of a form. */
export function ticketBounds(
  counts: BandCounts,
  { bands, groupSize, bounds }: TicketTerms,
): Record<PassengerBand, QuantityBounds> {
  const room = Math.max(0, bounds.max * (groupSize ?? 1) - countPeople(counts))
  const of = (band: PassengerBand) => ({
    min: 0,
    max: bands.includes(band) ? counts[band] + room : 0,
  })
  return { adult: of('adult'), child: of('child'), infant: of('infant'), senior: of('senior') }
}
