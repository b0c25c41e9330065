import type { Known, Schemas } from '@selat/sdk'

/** A product that is looked at or bought, with the field names of Google Analytics 4. */
export type EventItem = {
  item_id: string
  item_name: string
  /** The kind of product; `other` if this site does not know it. */
  item_category: Known<Schemas['Product']> | 'other'
  /** The price of one, in the major units of the currency; absent if nothing is on sale. */
  price?: number
  currency?: string
  quantity: number
}

type Valued = {
  currency: string
  /** The sum in the major units of the currency, as the standard requires it: 41.5 for S$41.50. */
  value: number
  items: readonly EventItem[]
}

type Listed = { item_list_id: string; items: readonly EventItem[] }

type OfOrder = Valued & { transaction_id: string }

/**
 * The events of a shop, with the names and parameters of Google Analytics 4, which most analytics tools read. They contain
 * nothing about the buyer: no name, no address, no token.
 */
export type CommerceEvent =
  | { name: 'view_item_list'; params: Listed }
  | { name: 'select_item'; params: Listed }
  | { name: 'add_to_cart'; params: Valued }
  | { name: 'begin_checkout'; params: Valued }
  | { name: 'purchase'; params: OfOrder & { coupon?: string } }
  | { name: 'refund'; params: OfOrder }
