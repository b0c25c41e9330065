import type { PassengerBand } from '../passengers/age-bands.ts'
import { countBands } from './band-counts.ts'
import { type BandCounts, BANDS_IN_ORDER } from './fare-table.ts'

/**
 * Travellers of one sector by band and, once passports are known, by country (ISO 3166-1 alpha-2). Travellers who are not in
 * `byNationality` pay the general price.
 */
export type SectorTravellers = BandCounts & {
  readonly byNationality?: Readonly<Record<string, BandCounts>>
}

/**
 * Counts the travellers of one sector once their ages and nationalities are known.
 * @example countTravellers([{ band: 'adult', nationality: 'ID' }]).byNationality?.ID?.adult // 1
 */
export function countTravellers(
  travellers: readonly { readonly band: PassengerBand; readonly nationality: string }[],
): SectorTravellers {
  const countries = [...new Set(travellers.map(({ nationality }) => nationality))]
  const byNationality = Object.fromEntries(
    countries.map((country) => {
      const compatriots = travellers.filter(({ nationality }) => nationality === country)
      return [country, countBands(compatriots.map(({ band }) => band))]
    }),
  )
  return { ...countBands(travellers.map(({ band }) => band)), byNationality }
}

/** A fare or charge with the nationalities that it is for; if there are none, it is for everyone else. */
export type NationalVersion = { readonly countries?: readonly string[] | undefined }

/**
 * Assigns travellers to the versions of one fare or charge; each traveller pays one at most. If two versions name a country,
 * the first one counts. Without a general version, other nationalities pay none. The general version is first in the result.
 */
export function assignVersions<Version extends NationalVersion>(
  versions: readonly Version[],
  travellers: SectorTravellers,
): { readonly version: Version; readonly travellers: BandCounts }[] {
  const named = new Set<string>()
  let others: BandCounts = travellers
  const national = versions.flatMap((version) => {
    if (!version.countries) return []
    const countries = version.countries.filter((country) => !named.has(country))
    for (const country of countries) named.add(country)
    const counts = countries.flatMap((country) => travellers.byNationality?.[country] ?? [])
    const own = mapBands((band) => counts.reduce((sum, count) => sum + count[band], 0))
    const before = others
    others = mapBands((band) => before[band] - own[band])
    return [{ version, travellers: own }]
  })
  const general = versions.find(({ countries }) => !countries)
  return general ? [{ version: general, travellers: others }, ...national] : national
}

function mapBands(countOf: (band: PassengerBand) => number): BandCounts {
  const counts = { adult: 0, child: 0, infant: 0, senior: 0 }
  for (const band of BANDS_IN_ORDER) counts[band] = countOf(band)
  return counts
}
