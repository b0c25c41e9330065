import { detailOf, type Schemas } from '@selat/sdk'

import type { CommerceEvent, EventItem } from '../../app/analytics/commerce-event.ts'
import { knownCatalogue } from '../../app/known/known-products.ts'

type SoldItem = Schemas['CartItem'] | Schemas['OrderItem']

/** Describes what was put into a cart: its newest items, at most `count`, that the former cart did not have. */
export function describeAdded(
  cart: Schemas['Cart'],
  former: Schemas['Cart'] | undefined,
  count: number,
): CommerceEvent | null {
  const old = new Set(former?.Items.map(({ Id }) => Id))
  const added = cart.Items.filter(({ Id }) => !old.has(Id))
  return valued('add_to_cart', added.slice(-count))
}

export const describeCheckout = (items: readonly SoldItem[]): CommerceEvent | null =>
  valued('begin_checkout', items)

export function describePurchase(order: Schemas['Order']): CommerceEvent {
  return {
    name: 'purchase',
    params: {
      transaction_id: order.Id,
      currency: order.TotalAmount.Currency,
      value: toMajor(order.TotalAmount),
      ...(order.PromoCode !== '' && { coupon: order.PromoCode }),
      items: order.Items.map(toEventItem),
    },
  }
}

/** Describes a refund of an order or of a part of it; its items are those of which something was cancelled. */
export function describeRefund(
  { Order, Amount, Lines }: Schemas['Refund'],
  items: readonly SoldItem[],
): CommerceEvent {
  const cancelled = items.flatMap((item) => {
    const lines = Lines.filter(({ OrderItem }) => OrderItem === item.Id)
    if (lines.length === 0) return []
    // Each line with a ticket stands for one of the item; a line without a ticket stands for the whole item.
    const quantity = lines.some(({ Ticket }) => Ticket === null) ? item.Qty : lines.length
    return [{ ...toEventItem(item), quantity: Math.min(quantity, item.Qty) }]
  })
  return {
    name: 'refund',
    params: {
      transaction_id: Order,
      currency: Amount.Currency,
      value: toMajor(Amount),
      items: cancelled,
    },
  }
}

/** Describes items with the sum of their prices; null if there are none, or if they are priced in several currencies. */
function valued(
  name: 'add_to_cart' | 'begin_checkout',
  items: readonly SoldItem[],
): CommerceEvent | null {
  const [first] = items
  if (!first) return null
  const { Currency, Exponent } = first.Price.Total
  if (items.some(({ Price }) => Price.Total.Currency !== Currency)) return null
  const Amount = items.reduce((sum, { Price }) => sum + Price.Total.Amount, 0)
  return {
    name,
    params: {
      currency: Currency,
      value: toMajor({ Amount, Exponent }),
      items: items.map(toEventItem),
    },
  }
}

function toEventItem(item: SoldItem): EventItem {
  const { Total } = item.Price
  return {
    ...toThing(item),
    price: toMajor(Total) / item.Qty,
    currency: Total.Currency,
    quantity: item.Qty,
  }
}

type Thing = Pick<EventItem, 'item_id' | 'item_name' | 'item_category'>

/** Returns the id, the name and the product of an item, without the choices that were made for it. */
function toThing(item: SoldItem): Thing {
  if (item.ItemContent === 'ferry')
    return {
      item_id: item.Item,
      // The name consists of the codes of the terminals, which are the same in every language.
      item_name: item.Ferry.Sectors.map(({ From, To }) => `${From.Code}-${To.Code}`).join(', '),
      item_category: 'ferry',
    }
  const category = knownCatalogue(item.ItemContent)
  const detail = detailOf(item)
  return category === 'unknown' || !detail
    ? { item_id: item.Id, item_name: item.ItemContent, item_category: 'other' }
    : { item_id: detail.Product.Id, item_name: detail.Product.Name, item_category: category }
}

/** Converts money to major units as a number, as standard tools expect it. The results are not added up. */
export function toMajor({
  Amount,
  Exponent,
}: Pick<Schemas['Money'], 'Amount' | 'Exponent'>): number {
  return Amount / 10 ** Exponent
}
