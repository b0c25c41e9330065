import { type BandCounts, TICKET_BANDS, type TicketTerms } from '@selat/domain'
import type { Schemas } from '@selat/sdk'

type Option = Schemas['AttractionOption']

const PRICES = { adult: 'Adult', child: 'Child', infant: 'Infant', senior: 'Senior' } as const

/** What one person of a band costs; null where it is not sold to the band, or by the group. */
export function bandPrice({ Prices }: Option, band: keyof typeof PRICES): Schemas['Money'] | null {
  return Prices?.[PRICES[band]] ?? null
}

/** An option as the domain judges people by it. */
export function toTicketTerms(option: Option): TicketTerms {
  return {
    bands: TICKET_BANDS.filter(
      (band) => option.Prices === null || bandPrice(option, band) !== null,
    ),
    groupSize: option.GroupSize,
    bounds: { min: option.MinOrder, max: option.MaxOrder },
  }
}

/** Who comes: those who were chosen, as far as the option is for them; two adults before anybody was. */
export function countsFor(chosen: BandCounts | null, terms: TicketTerms): BandCounts {
  const { bands, groupSize, bounds } = terms
  const start = Math.min(Math.max(2, bounds.min), bounds.max * (groupSize ?? 1))
  const counts = chosen ?? { adult: start, child: 0, infant: 0, senior: 0 }
  const of = (band: keyof BandCounts) => (bands.includes(band) ? counts[band] : 0)
  return { adult: of('adult'), child: of('child'), infant: of('infant'), senior: of('senior') }
}
