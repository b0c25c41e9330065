import type { BandCounts } from '@selat/domain'

/** A choice as the address of a product's page has it; what is not known is left out. */
export function searchOf(values: Record<string, string | undefined>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) search.set(name, value)
  return search
}

/** People in such an address; who does not come is left out, but for adults. */
export function peopleParams({ adult, child, infant, senior }: BandCounts) {
  return {
    adults: String(adult),
    children: child > 0 ? String(child) : undefined,
    infants: infant > 0 ? String(infant) : undefined,
    seniors: senior > 0 ? String(senior) : undefined,
  }
}
