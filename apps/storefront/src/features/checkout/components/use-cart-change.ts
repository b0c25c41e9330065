import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { cartChange } from '../model/cart-change.ts'
import type { CartChange } from '../model/cart-change.ts'
import { formKey } from '../model/form-key.ts'

type Cart = Schemas['Cart']

const keyOf = (cart: Cart): string => `${cart.Token} ${formKey(cart)}`

/** Returns the last change of the cart that was made elsewhere while this page is open; null if there was none. */
export function useCartChange(cart: Cart | undefined): CartChange | null {
  const [seen, setSeen] = useState<{ cart: Cart | undefined; change: CartChange | null }>({
    cart,
    change: null,
  })
  // Every new price makes a new cart object. Only other items or people make another cart.
  if (cart && (seen.cart === undefined || keyOf(seen.cart) !== keyOf(cart)))
    setSeen({ cart, change: (seen.cart && cartChange(seen.cart, cart)) ?? seen.change })
  return seen.change
}
