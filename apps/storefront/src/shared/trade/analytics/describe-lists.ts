import type { Schemas } from '@selat/sdk'

import type { CommerceEvent, EventItem } from '../../app/analytics/commerce-event.ts'
import { knownProduct } from '../../app/known/known-products.ts'
import { toMajor } from './describe-items.ts'

type ListEvent = 'view_item_list' | 'select_item'

/** Describes products of a list, as a visitor sees or chooses them. */
export function describeCards(
  name: ListEvent,
  cards: readonly Schemas['ProductCard'][],
): CommerceEvent | null {
  const [first] = cards
  return first
    ? { name, params: { item_list_id: first.ItemContent, items: cards.map(toListedItem) } }
    : null
}

/** Describes sailings of a day. Their list is the route; a sailing that is sold out has no price. */
export function describeSailings(
  name: ListEvent,
  sailings: readonly Schemas['Sailing'][],
): CommerceEvent | null {
  const [first] = sailings
  return first
    ? {
        name,
        params: { item_list_id: `${first.From}-${first.To}`, items: sailings.map(toCrossing) },
      }
    : null
}

function toListedItem({ Id, Name, ItemContent, From, Stay }: Schemas['ProductCard']): EventItem {
  const price = Stay?.Total ?? From?.Amount
  const content = knownProduct(ItemContent)
  return {
    item_id: Id,
    item_name: Name,
    item_category: content === 'unknown' ? 'other' : content,
    ...(price && { price: toMajor(price), currency: price.Currency }),
    quantity: 1,
  }
}

function toCrossing({ Item, From, To, Offers }: Schemas['Sailing']): EventItem {
  const [price] = Offers.map(({ AdultPrice }) => AdultPrice).toSorted(
    (one, other) => one.Amount - other.Amount,
  )
  return {
    item_id: Item,
    item_name: `${From}-${To}`,
    item_category: 'ferry',
    ...(price && { price: toMajor(price), currency: price.Currency }),
    quantity: 1,
  }
}
