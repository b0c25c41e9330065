/**
 * The kind of trip that a sector's fare is for: a single sailing or each way of a round trip, dated or open. The names are
 * those of the fare tables.
 */
export type FareBasis = 'one_way' | 'round_trip' | 'open_one_way' | 'open_round_trip'
