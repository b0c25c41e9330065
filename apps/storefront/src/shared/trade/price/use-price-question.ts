import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

type Money = Schemas['Money']

/** The price that was agreed to, and the price that replaces it. */
export type PriceChange = { before: Money | undefined; after: Money }

/**
 * Keeps the question about a price that differs from the agreed one. It applies only to the values that were to be
 * bought, so it disappears when the form changes. `pricedBy` returns the part of the values on which the price depends.
 */
export function usePriceQuestion<Values>(pricedBy: (values: Values) => string) {
  const [asked, setAsked] = useState<(PriceChange & { about: string }) | null>(null)
  return {
    /** Returns the open question for the typed values; null if there is none. */
    of: (values: Values) => (asked?.about === pricedBy(values) ? asked : null),
    note: (wanted: Values, change: PriceChange) => setAsked({ ...change, about: pricedBy(wanted) }),
    forget: () => setAsked(null),
  }
}
