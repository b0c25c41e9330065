import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { cartQuery } from './cart-query.ts'
import { forgetCart, useCartToken } from './cart-token.ts'
import { useAccountCart } from './use-account-cart.ts'

/** A cart and when it arrived: its clocks run from there, because the device's own may be wrong. */
export type ReceivedCart = { cart: Schemas['Cart']; receivedAtMs: number }

/** The cart on this device, which is the account's for whoever is signed in. One that the server no longer knows is forgotten. */
export function useCart() {
  const token = useCartToken()
  const { isJoining, failure } = useAccountCart()
  const query = useQuery({ ...cartQuery(token ?? ''), enabled: token !== null })
  const isGone = isProblem(callErrorOf(query.error), 'cart_not_found')
  useEffect(() => {
    if (isGone) forgetCart()
  }, [isGone])
  const { data: cart, dataUpdatedAt } = query
  const received: ReceivedCart | undefined = cart && { cart, receivedAtMs: dataUpdatedAt }
  // Until the account's cart has come nobody knows whether there is nothing in it.
  const isNone = (token === null || isGone) && !isJoining
  return { isNone, query, received, joinFailure: failure }
}
