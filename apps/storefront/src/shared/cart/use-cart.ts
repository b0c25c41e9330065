import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { cartQuery } from '../cart-query.ts'
import { forgetCart, useCartToken } from '../cart-token.ts'
import { useSoldCart } from '../sale/sold-view.ts'
import { useAccountCart } from './use-account-cart.ts'
import { usePricedCart } from './use-priced-cart.ts'
import type { CartPricing } from './use-priced-cart.ts'

/** A cart and when it arrived: its clocks run from there, because the device's own may be wrong. */
export type ReceivedCart = {
  /** At the prices of those who travel, and at selling prices while net prices are hidden. */
  cart: Schemas['Cart']
  receivedAtMs: number
  /** What the caller pays for it, one amount a currency. */
  net: readonly Schemas['Money'][]
  pricing: CartPricing
}

/**
 * The cart on this device, which is the account's for whoever is signed in. One that the server no longer knows is forgotten.
 * Before an order it is priced in the one currency in which that is placed.
 */
export function useCart({ isToOrder = false } = {}) {
  const token = useCartToken()
  const { isJoining, failure } = useAccountCart()
  const query = useQuery({ ...cartQuery(token ?? ''), enabled: token !== null })
  const isGone = isProblem(callErrorOf(query.error), 'cart_not_found')
  useEffect(() => {
    if (isGone) forgetCart()
  }, [isGone])
  const { data, dataUpdatedAt } = query
  const priced = usePricedCart(data, { isToOrder })
  const cart = useSoldCart(priced.cart)
  const { pricing } = priced
  const net = priced.cart?.Totals ?? []
  const received: ReceivedCart | undefined = cart && {
    cart,
    receivedAtMs: dataUpdatedAt,
    net,
    pricing,
  }
  // Until the account's cart has come nobody knows whether there is nothing in it.
  const isNone = (token === null || isGone) && !isJoining
  return { isNone, query, received, joinFailure: failure }
}
