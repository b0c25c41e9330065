import type { Schemas } from '@selat/sdk'
import { useState } from 'react'

import { cartChange } from '../model/cart-change.ts'
import type { CartChange } from '../model/cart-change.ts'
import { formKey } from '../model/form-key.ts'

type Cart = Schemas['Cart']

const keyOf = (cart: Cart): string => `${cart.Token} ${formKey(cart)}`

/** What was changed elsewhere in the cart while this page was open, for as long as the page stays; null when nothing was. */
export function useCartChange(cart: Cart | undefined): CartChange | null {
  const [seen, setSeen] = useState<{ cart: Cart | undefined; change: CartChange | null }>({
    cart,
    change: null,
  })
  // A cart is made anew with every price; another is one with other items or people.
  if (cart && (seen.cart === undefined || keyOf(seen.cart) !== keyOf(cart)))
    setSeen({ cart, change: (seen.cart && cartChange(seen.cart, cart)) ?? seen.change })
  return seen.change
}
