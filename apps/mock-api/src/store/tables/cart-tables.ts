import type { FerryBooking } from '../../ferry/ferry-booking.ts'
import type { ItemPrice } from '../../ferry/item-price.ts'
import type { JsonText } from '../json-text.ts'

/** A cart. Whoever has the token has the cart, so only its hash is kept. */
export type CartRow = {
  tenant: string
  id: string
  token_hash: string
  user_id: string | null
  created_at: string
}

/** `ordered` items have left the cart for an order, which then owns their seats. */
export type CartItemState = 'held' | 'expired' | 'ordered'

export type CartItemRow = {
  tenant: string
  id: string
  cart_id: string
  position: number
  item_content: 'ferry'
  item: string
  state: CartItemState
  booking: JsonText<FerryBooking>
  price: JsonText<ItemPrice>
  hold_expires_at: string
  extensions: number
  price_guaranteed_until: string
  created_at: string
}

export type CartTables = { carts: CartRow; cart_items: CartItemRow }
