import type { Schemas } from '@selat/sdk'
import type { ParamsOf } from '@selat/sdk/problems'
import { useState } from 'react'

import type { CheckoutValues } from '../../../../shared/checkout/checkout-values.ts'

type Money = Schemas['Money']

/** What the buyer agreed to, and what the order costs instead. */
export type PriceChange = { before: Money | undefined; after: Money }

type Told = { before: Money | undefined; params: ParamsOf<'price_changed'> }

/** The server's other price, which stands for what was sent: whoever types something else has not been answered by it. */
export function usePriceChange(values: CheckoutValues) {
  const [noted, setNoted] = useState<(PriceChange & { about: string }) | null>(null)
  return {
    now: noted?.about === pricedBy(values) ? noted : null,
    note: (sent: CheckoutValues, { before, params }: Told) => {
      const { amount, currency, exponent } = params
      const after = { Amount: amount, Currency: currency, Exponent: exponent }
      setNoted({ before, after, about: pricedBy(sent) })
    },
    forget: () => setNoted(null),
  }
}

function pricedBy({ passengers, sameAs, promoCode }: CheckoutValues): string {
  return JSON.stringify([passengers, sameAs, promoCode])
}
