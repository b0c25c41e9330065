import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { type ReceivedCart, useCart } from '../cart/use-cart.ts'
import { useSoldCart } from '../price/sold-view.ts'
import { type CartPricing, usePricedCart } from './use-priced-cart.ts'

/** The cart as a page shows it: priced for its travellers, and at selling prices while net prices are hidden. */
export type ShownCart = ReceivedCart & {
  /** The amounts that the caller pays for it, one for each currency. */
  net: readonly Schemas['Money'][]
  pricing: CartPricing
}

/**
 * Returns the cart on this device as it is shown. Before an order it is priced in the one currency in which that is placed.
 * While it is frozen, it stays as it was, whatever the server answers.
 */
export function useShownCart({ isToOrder = false, isFrozen = false } = {}) {
  const { received: latest, ...rest } = useCart()
  const received = useFreezableCart(latest, isFrozen)
  const { cart: priced, pricing } = usePricedCart(received?.cart, { isToOrder })
  const cart = useSoldCart(priced)
  const shown: ShownCart | undefined = received &&
    cart && { ...received, cart, net: priced?.Totals ?? [], pricing }
  return { ...rest, received: shown }
}

/**
 * Returns the frozen cart while the latest has the same token. Another cart, or none, replaces it, because another account may
 * have logged in, or this one may have logged out.
 */
function useFreezableCart(
  latest: ReceivedCart | undefined,
  isFrozen: boolean,
): ReceivedCart | undefined {
  const [shown, setShown] = useState(latest)
  const isSame = latest?.cart === shown?.cart && latest?.receivedAtMs === shown?.receivedAtMs
  if (isSame || (isFrozen && latest && latest.cart.Token === shown?.cart.Token)) return shown
  setShown(latest)
  return latest
}
