import type { Schemas } from '@selat/sdk'

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

/** The cart on this device, as it is shown. Before an order it is priced in the one currency in which that is placed. */
export function useShownCart({ isToOrder = false } = {}) {
  const { received, ...rest } = useCart()
  const { cart: priced, pricing } = usePricedCart(received?.cart, { isToOrder })
  const cart = useSoldCart(priced)
  const shown: ShownCart | undefined = received &&
    cart && { ...received, cart, net: priced?.Totals ?? [], pricing }
  return { ...rest, received: shown }
}
