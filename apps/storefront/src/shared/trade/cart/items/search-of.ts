import type { BandCounts } from '@selat/domain'

/** Converts a choice to the parameters of a product's page; unknown values are left out. */
export function searchOf(values: Record<string, string | undefined>): URLSearchParams {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== undefined) search.set(name, value)
  return search
}

/** Converts people to such parameters; bands of 0 are left out, except adults. */
export function peopleParams({ adult, child, infant, senior }: BandCounts) {
  return {
    adults: String(adult),
    children: child > 0 ? String(child) : undefined,
    infants: infant > 0 ? String(infant) : undefined,
    seniors: senior > 0 ? String(senior) : undefined,
  }
}
