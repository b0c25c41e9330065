import type { PassengerBand } from '../passengers/age-bands.ts'
import type { Party } from '../passengers/party.ts'
import type { BandCounts } from './fare-table.ts'

/** Counts travellers by band before ages are known, for estimates and carts. Seniors are still counted as adults. */
export function countsOfParty({ adults, children, infants }: Party): BandCounts {
  return { adult: adults, child: children, infant: infants, senior: 0 }
}

/** Counts travellers by band after ages are known, from one band for each traveller. */
export function countBands(bands: readonly PassengerBand[]): BandCounts {
  const counts = { adult: 0, child: 0, infant: 0, senior: 0 }
  for (const band of bands) counts[band] += 1
  return counts
}
