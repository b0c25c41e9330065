import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf } from '@selat/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { cartQuery } from '../cart-query.ts'
import { forgetCart, useCartToken } from '../cart-token.ts'

/** A cart and when it arrived: its clocks run from there, because the device's own may be wrong. */
export type ReceivedCart = { cart: Schemas['Cart']; receivedAtMs: number }

/** The visitor's cart on this device. One that the server no longer knows is forgotten. */
export function useCart() {
  const token = useCartToken()
  const query = useQuery({ ...cartQuery(token ?? ''), enabled: token !== null })
  const isGone = isProblem(callErrorOf(query.error), 'cart_not_found')
  useEffect(() => {
    if (isGone) forgetCart()
  }, [isGone])
  const { data, dataUpdatedAt } = query
  const received: ReceivedCart | undefined = data && { cart: data, receivedAtMs: dataUpdatedAt }
  return { token: isGone ? null : token, query, received }
}
