import { codeReferenceRule } from '@selat/domain/forms'
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
 * Returns the discount of the promo code in the form. The code is checked when the visitor asks for it, and at once if
 * it comes from a stored draft. It is checked again when the cart or the travellers change. Text that is typed after a
 * check counts as an unchecked code.
 */
export function usePromo(
  cart: Pick<Schemas['Cart'], 'Token' | 'Totals'>,
  typed: string,
  travellers: CartPricing['travellers'],
) {
  const code = typed.trim()
  const [asked, setAsked] = useState(code)
  // The form itself says that a code is too long for the call.
  const isAsked = asked !== '' && asked === code && codeReferenceRule.safeParse(code).success
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
    /** The failure of the call, unless it is a verdict on the code. */
    failure,
    issues: isRefused ? [{ name: 'promoCode', words: promoIssue(said.params) }] : [],
    /** Checks the same code again, if one was checked. */
    askAgain: () => {
      if (isAsked) void refetch()
    },
    /** Checks the code that is in the field at this moment, because the rendered one may be that of some keys before. */
    ask: (text: string) => {
      // A verdict on a code is final; only a failed call is worth another try.
      if (failure && !isFetching) void refetch()
      setAsked(text.trim())
    },
  }
}
