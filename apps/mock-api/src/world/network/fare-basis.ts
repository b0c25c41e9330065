/** Whose fare a sector is sold at: for one crossing, or for each way of two; dated or open. Named as in the fare tables. */
export type FareBasis = 'one_way' | 'round_trip' | 'open_one_way' | 'open_round_trip'
