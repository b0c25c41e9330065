import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { cartQuery } from './cart-query.ts'
import { forgetCart, useCartToken } from './cart-token.ts'
import { useAccountCart } from './use-account-cart.ts'

/** A cart and the time at which it arrived. Its clocks count from there, because the device's own clock may be wrong. */
export type ReceivedCart = { cart: Schemas['Cart']; receivedAtMs: number }

/**
 * Returns the cart on this device; for a signed-in user it is the account's. A cart that the server no longer knows is
 * forgotten.
 */
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
  // Until the account's cart has arrived, it is not known whether it is empty.
  const isNone = (token === null || isGone) && !isJoining
  return { isNone, query, received, joinFailure: failure }
}
