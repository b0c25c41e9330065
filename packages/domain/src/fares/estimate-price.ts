import type { Money } from '../money/money.ts'
import type { Party } from '../passengers/party.ts'
import { countsOfParty } from './band-counts.ts'
import type { Price } from './price-line.ts'
import { priceSectors, type SectorToPrice } from './price-sectors.ts'
import type { Selling } from './to-selling-money.ts'

/** A price that the results page calculates before the server does (§9). Seniors count as adults. */
export type PriceEstimate = Price & { readonly isEstimate: true }

const ONE_ADULT: Party = { adults: 1, children: 0, infants: 0 }

/** Calculates the online price of a sector for one adult: the fare with its charges. */
export function adultPrice(sector: Omit<SectorToPrice, 'travellers'>, selling: Selling): Money {
  return estimatePrice([sector], ONE_ADULT, selling).total
}

/** Estimates the price of chosen sectors for a party. */
export function estimatePrice(
  sectors: readonly Omit<SectorToPrice, 'travellers'>[],
  party: Party,
  selling: Selling,
): PriceEstimate {
  const travellers = countsOfParty(party)
  const price = priceSectors({
    sectors: sectors.map((sector) => ({ ...sector, travellers })),
    selling,
  })
  return { ...price, isEstimate: true }
}
