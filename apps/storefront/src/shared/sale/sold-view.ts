import type { Schemas } from '@selat/sdk'
import { create } from 'zustand'

import { useIsNetHidden } from './net-visibility.ts'

type Cart = Schemas['Cart']

/** How carts look at selling prices; null until an agent has hidden net prices and the rules of the markup have come. */
export const useSoldView = create<{ toSold: ((cart: Cart) => Cart) | null }>(() => ({
  toSold: null,
}))

/** A cart as it may be seen: at net prices, else at selling prices, and not at all while those are not known. */
export function useSoldCart(cart: Cart | undefined): Cart | undefined {
  const isNetHidden = useIsNetHidden()
  const toSold = useSoldView((state) => state.toSold)
  return cart && isNetHidden ? toSold?.(cart) : cart
}
