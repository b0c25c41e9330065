import type { Schemas } from '@selat/sdk'
import type { ParamsOf } from '@selat/sdk/problems'
import { useRef, useState } from 'react'

import type { AcceptanceValues } from '../model/acceptance-values.ts'
import type { PriceChange } from './price-question.tsx'

type Money = Schemas['Money']
type Asked = PriceChange & { about: string }

/**
 * The price that the customer agrees to: what was quoted, until the server has asked another one. Its answer stands for those
 * who were sent: whoever names somebody else has not been answered by it.
 */
export function usePriceQuestion(quoted: Money) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const agreed = useRef<Money | null>(null)
  return {
    /** What is sent next as the agreed total; an answer to the question counts for one sending. */
    take: () => {
      const total = agreed.current ?? quoted
      agreed.current = null
      setAsked(null)
      return total
    },
    agree: (total: Money) => {
      agreed.current = total
    },
    note: (
      sent: AcceptanceValues,
      { before, params }: { before: Money; params: ParamsOf<'price_changed'> },
    ) => {
      const { amount, currency, exponent } = params
      const after = { Amount: amount, Currency: currency, Exponent: exponent }
      setAsked({ before, after, about: pricedBy(sent) })
    },
    of: (values: AcceptanceValues) => (asked?.about === pricedBy(values) ? asked : null),
    forget: () => setAsked(null),
  }
}

function pricedBy({ passengers, sameAs }: AcceptanceValues): string {
  return JSON.stringify([passengers, sameAs])
}
