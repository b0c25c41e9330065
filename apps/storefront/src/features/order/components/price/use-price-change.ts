import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import type { CheckoutValues } from '../../../../shared/checkout/checkout-values.ts'

type Money = Schemas['Money']

/** What the buyer agreed to, and what the order costs instead. */
export type PriceChange = { before: Money | undefined; after: Money }

/**
 * The other price, which stands for what was to be ordered: whoever types something else, or chooses another currency, has
 * not been answered by it.
 */
export function usePriceChange(values: CheckoutValues, currency: string) {
  const [noted, setNoted] = useState<(PriceChange & { about: string }) | null>(null)
  return {
    now: noted?.about === pricedBy(values, currency) ? noted : null,
    note: (wanted: CheckoutValues, { before, after }: PriceChange) =>
      setNoted({ before, after, about: pricedBy(wanted, currency) }),
    forget: () => setNoted(null),
  }
}

function pricedBy({ passengers, sameAs, promoCode }: CheckoutValues, currency: string): string {
  return JSON.stringify([passengers, sameAs, promoCode, currency])
}
