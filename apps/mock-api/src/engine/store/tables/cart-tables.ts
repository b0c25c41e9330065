import type { Price } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { JsonText } from '../json-text.ts'
import type { BookingBase, ItemContent } from './stored-booking.ts'

/**
 * A cart. The token of a visitor's cart gives access to it, so only its hash is kept. A cart with a `user_id` is the only one
 * of that account, and only the account can open it.
 */
export type CartRow = {
  tenant: string
  id: string
  token_hash: string
  user_id: string | null
  created_at: string
}

/** The state of an item. `ordered` items have left the cart for an order, which then owns what they hold. */
export type CartItemState = 'held' | 'expired' | 'ordered'

export type CartItemRow = {
  tenant: string
  id: string
  cart_id: string
  position: number
  item_content: ItemContent
  item: string
  state: CartItemState
  booking: JsonText<BookingBase>
  price: JsonText<Price>
  hold_expires_at: string
  extensions: number
  price_guaranteed_until: string
  created_at: string
}

/**
 * A checkout that is not finished. The token of its link gives access to it, so only the hash is kept. The token of a visitor's
 * cart is encrypted with that of the link; it is null if the cart belongs to an account.
 */
export type CheckoutDraftRow = {
  tenant: string
  cart_id: string
  id: string
  token_hash: string
  sealed_cart_token: string | null
  draft: JsonText<Schemas['CheckoutDraft']>
  expires_at: string
}

export type CartTables = {
  carts: CartRow
  cart_items: CartItemRow
  checkout_drafts: CheckoutDraftRow
}
