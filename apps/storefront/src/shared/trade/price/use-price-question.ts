import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

type Money = Schemas['Money']

/** The agreed price, and the price instead. */
export type PriceChange = { before: Money | undefined; after: Money }

/**
 * A price that differs from the agreed one. The question is about the values that were to be bought: after a change of the
 * form it no longer applies. `pricedBy` gives the part of the values that the price depends on.
 */
export function usePriceQuestion<Values>(pricedBy: (values: Values) => string) {
  const [asked, setAsked] = useState<(PriceChange & { about: string }) | null>(null)
  return {
    /** The open question for the typed values. */
    of: (values: Values) => (asked?.about === pricedBy(values) ? asked : null),
    note: (wanted: Values, change: PriceChange) => setAsked({ ...change, about: pricedBy(wanted) }),
    forget: () => setAsked(null),
  }
}
