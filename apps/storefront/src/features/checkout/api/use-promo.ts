import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { travel } from '../../../shared/app/api.ts'
import type { CartPricing } from '../../../shared/trade/sale/use-priced-cart.ts'
import { promoIssue } from '../model/promo-issue.ts'

export type Promo = ReturnType<typeof usePromo>

/**
 * What the promo code in the form takes off the cart. Asked when the visitor says so, for a code of a kept draft at
 * once, and again when the cart or those who travel are others. What is typed after that is a code that nobody has asked about.
 */
export function usePromo(
  cart: Pick<Schemas['Cart'], 'Token' | 'Totals'>,
  typed: string,
  travellers: CartPricing['travellers'],
) {
  const code = typed.trim()
  const [asked, setAsked] = useState(code)
  const isAsked = asked !== '' && asked === code
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['promo', cart.Token, asked, cart.Totals, travellers],
    queryFn: ({ signal }) =>
      unwrap(
        travel.post('/travel/v1/cart/promo', {
          header: { 'Cart-Token': cart.Token },
          body: { PromoCode: asked, ...(travellers && { Items: [...travellers] }) },
          signal,
        }),
      ),
    enabled: isAsked,
    staleTime: Infinity,
    meta: { showError: false },
  })
  const said = isAsked ? callErrorOf(error) : null
  const isRefused = isProblem(said, 'promo_refused')
  const failure = isRefused ? null : said
  return {
    offer: isAsked ? data : undefined,
    isAsking: isAsked && isFetching,
    /** What is not the code's fault. */
    failure,
    issues: isRefused ? [{ name: 'promoCode', words: promoIssue(said.params) }] : [],
    /** Asks about the same code anew, where one was asked about. */
    askAgain: () => {
      if (isAsked) void refetch()
    },
    ask: () => {
      // What is known of a code stands; only a call that failed is worth another try.
      if (failure && !isFetching) void refetch()
      setAsked(code)
    },
  }
}
