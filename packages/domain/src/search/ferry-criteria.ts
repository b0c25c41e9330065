import type { Party } from '../passengers/party.ts'
import type { CalendarDate } from '../time/calendar-date.ts'

/** The trip types that the search offers, in the order in which it shows them. */
export const TRIP_TYPES = ['one_way', 'round_trip', 'multi_city', 'open_ticket'] as const

export type TripType = (typeof TRIP_TYPES)[number]

/** One sector of a multi-city search. Terminals are codes such as `HFC`; empty text is "not chosen yet". */
export type SectorCriteria = {
  readonly from: string
  readonly to: string
  readonly departOn: CalendarDate
}

/**
 * A ferry search. `returnOn` counts only for a round trip, `sectors` only for multi-city, and `isOpenReturn` (both ways,
 * undated) only for open tickets, which have no dates. Values of other types are stored but not checked.
 */
export type FerryCriteria = {
  readonly tripType: TripType
  readonly from: string
  readonly to: string
  readonly departOn: CalendarDate
  readonly returnOn: CalendarDate
  readonly isOpenReturn: boolean
  readonly sectors: readonly SectorCriteria[]
  readonly adults: number
  readonly children: number
  readonly infants: number
  readonly classCode?: string
}

/** The first and the last day that can be booked, both inclusive. */
export type BookableDates = { readonly today: CalendarDate; readonly lastDate: CalendarDate }

/** Returns the party of a search. */
export function partyOf({ adults, children, infants }: FerryCriteria): Party {
  return { adults, children, infants }
}

/**
 * Returns the flags of §3 for the kind of trip of a cart item. At most one is set: an open ticket for both ways does not
 * count as one for one way.
 */
export function tripFlags({
  tripType,
  isOpenReturn,
}: Pick<FerryCriteria, 'tripType' | 'isOpenReturn'>): {
  readonly isRoundTrip: boolean
  readonly isOpenTicket: boolean
  readonly isOpenTicket2W: boolean
} {
  const isOpen = tripType === 'open_ticket'
  return {
    isRoundTrip: tripType === 'round_trip',
    isOpenTicket: isOpen && !isOpenReturn,
    isOpenTicket2W: isOpen && isOpenReturn,
  }
}
