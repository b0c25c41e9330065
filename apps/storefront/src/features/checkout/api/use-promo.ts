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
 * The discount of the promo code in the form. It is checked when the visitor asks for it, at once for the code of a stored
 * draft, and again when the cart or the travellers change. Text typed after that is a code that was not checked yet.
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
    /** Failures that are not the code's fault. */
    failure,
    issues: isRefused ? [{ name: 'promoCode', words: promoIssue(said.params) }] : [],
    /** Checks the same code again, if one was checked. */
    askAgain: () => {
      if (isAsked) void refetch()
    },
    ask: () => {
      // A verdict on a code stands; only a failed call is worth another try.
      if (failure && !isFetching) void refetch()
      setAsked(code)
    },
  }
}
