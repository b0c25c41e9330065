import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { useCart } from '../cart/use-cart.ts'
import type { ReceivedCart } from '../cart/use-cart.ts'
import { useSoldCart } from '../price/sold-view.ts'
import { usePricedCart } from './use-priced-cart.ts'
import type { CartPricing } from './use-priced-cart.ts'

/** The cart as a page shows it: priced for those who travel, and at selling prices while net prices are hidden. */
export type ShownCart = ReceivedCart & {
  /** What the caller pays for it, one amount a currency. */
  net: readonly Schemas['Money'][]
  pricing: CartPricing
}

/**
 * The cart on this device, as it is shown. Before an order it is priced in the one currency in which that is placed. For as long
 * as it is kept, it stays as it was.
 */
export function useShownCart({ isToOrder = false, isKept = false } = {}) {
  const { received: latest, ...rest } = useCart()
  const received = useKeptCart(latest, isKept)
  const { cart: priced, pricing } = usePricedCart(received?.cart, { isToOrder })
  const cart = useSoldCart(priced)
  const shown: ShownCart | undefined = received &&
    cart && { ...received, cart, net: priced?.Totals ?? [], pricing }
  return { ...rest, received: shown }
}

/** Another cart, or none, is not kept back: somebody else may have logged in, or nobody be logged in any more. */
function useKeptCart(latest: ReceivedCart | undefined, isKept: boolean): ReceivedCart | undefined {
  const [kept, setKept] = useState(latest)
  const isSame = latest?.cart === kept?.cart && latest?.receivedAtMs === kept?.receivedAtMs
  if (isSame || (isKept && latest && latest.cart.Token === kept?.cart.Token)) return kept
  setKept(latest)
  return latest
}
