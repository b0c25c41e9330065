import type { Schemas } from '@selat/sdk'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { travel } from '../../../shared/app/api.ts'
import { visitorStore } from '../../../shared/app/visitor/visitor-store.ts'

/** The pause in typing after which the saved checkout is updated. */
const pauseMs = 1_500

/** The cart whose checkout a link opens. It is only kept in memory, so the link is updated for as long as the tab lives. */
const useFollowed = visitorStore<{ cart: string | null }>({ initial: () => ({ cart: null }) })

/**
 * Saves the typed checkout for another device once the visitor has asked for a link. From then on it saves each change, so that
 * the link always opens the latest state, even after the form was left or mounted again.
 */
export function useSavedCheckout(cartToken: string, draft: Schemas['CheckoutDraftRequest']) {
  const text = JSON.stringify(draft)
  const { mutate, data, variables, isPending, error } = useMutation({
    mutationFn: (body: Schemas['CheckoutDraftRequest']) =>
      unwrap(travel.put('/travel/v1/checkout', { header: { 'Cart-Token': cartToken }, body })),
    // Requests run one after the other, so that an older state cannot arrive last.
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
