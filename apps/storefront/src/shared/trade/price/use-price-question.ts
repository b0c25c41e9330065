import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

type Money = Schemas['Money']

/** What somebody agreed to, and what it costs instead. */
export type PriceChange = { before: Money | undefined; after: Money }

/**
 * Another price than was agreed to. It stands for what was to be bought: whoever types something else has not been answered by it.
 * `pricedBy` tells apart what is priced.
 */
export function usePriceQuestion<Values>(pricedBy: (values: Values) => string) {
  const [asked, setAsked] = useState<(PriceChange & { about: string }) | null>(null)
  return {
    /** What waits for an answer while this is typed. */
    of: (values: Values) => (asked?.about === pricedBy(values) ? asked : null),
    note: (wanted: Values, change: PriceChange) => setAsked({ ...change, about: pricedBy(wanted) }),
    forget: () => setAsked(null),
  }
}
