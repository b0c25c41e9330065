import type { Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { travel } from '../../../shared/app/api.ts'
import { visitorStore } from '../../../shared/app/visitor/visitor-store.ts'

/** A pause in the typing after which the kept checkout follows. */
const pauseMs = 1_500

/** The cart whose checkout a link opens. In memory, so that the link is followed up for as long as the tab. */
const useFollowed = visitorStore<{ cart: string | null }>({ initial: () => ({ cart: null }) })

/**
 * Keeps what is typed for another device, once the visitor has asked for a link; from then on it follows what is typed,
 * so that the link always opens the latest. It does so again after the form was left, or made anew.
 */
export function useSavedCheckout(cartToken: string, draft: Schemas['CheckoutDraftRequest']) {
  const text = JSON.stringify(draft)
  const { mutate, data, variables, isPending, error } = useMutation({
    mutationFn: (body: Schemas['CheckoutDraftRequest']) =>
      unwrap(travel.put('/travel/v1/checkout', { header: { 'Cart-Token': cartToken }, body })),
    // Of two that are under way at once the earlier must not come last.
    scope: { id: 'saved-checkout' },
  })
  const isWanted = useFollowed(({ cart }) => cart === cartToken)
  const isLatest = variables !== undefined && JSON.stringify(variables) === text
  const follow = useEffectEvent(() => mutate(draft))
  useEffect(() => {
    if (!isWanted || isLatest) return
    const timer = setTimeout(follow, pauseMs)
    return () => clearTimeout(timer)
  }, [isWanted, isLatest, text])
  return {
    saved: data,
    save: () => {
      useFollowed.setState({ cart: cartToken })
      mutate(draft)
    },
    isSaving: isPending || (isWanted && !isLatest),
    failure: callErrorOf(error),
  }
}
