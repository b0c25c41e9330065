import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { mayBeOwnChange } from '../../../shared/trade/cart/own-changes.ts'
import { cartChange, type CartChange } from '../model/cart-change.ts'
import { formKey } from '../model/form-key.ts'

type Cart = Schemas['Cart']

const keyOf = (cart: Cart): string => `${cart.Token} ${formKey(cart)}`

/** Whether the cart may have become what it is by what the visitor did in this tab. */
export const isOwnChange = (cart: Cart): boolean => mayBeOwnChange(cart, keyOf)

/** Returns the last change of the cart that was made elsewhere while this page is open; null if there was none. */
export function useCartChange(cart: Cart | undefined): CartChange | null {
  const [seen, setSeen] = useState<{ cart: Cart | undefined; change: CartChange | null }>({
    cart,
    change: null,
  })
  // Every new price makes a new cart object. Only other items or people make another cart.
  if (cart && (seen.cart === undefined || keyOf(seen.cart) !== keyOf(cart)))
    setSeen({ cart, change: changeElsewhere(seen.cart, cart) ?? seen.change })
  return seen.change
}

function changeElsewhere(before: Cart | undefined, cart: Cart): CartChange | null {
  if (before === undefined || isOwnChange(cart)) return null
  return cartChange(before, cart)
}
