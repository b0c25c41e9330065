import { knownIn } from '../../../app/known/known.ts'
import { attractionItem } from './attraction-item.tsx'
import { cruiseItem } from './cruise-item.tsx'
import { ferryItem } from './ferry-item.tsx'
import { hotelItem } from './hotel-item.tsx'
import type { AnyItem, ItemContent, ItemDisplay } from './item.ts'
import { packageItem } from './package-item.tsx'
import { transportItem } from './transport-item.tsx'
import { unknownItem } from './unknown-item.tsx'

/** The displays of items: one for each product that is sold, and one for products that this site does not know. */
const itemDisplays: { [Content in ItemContent]: ItemDisplay<Content> } = {
  ferry: ferryItem,
  package: packageItem,
  attraction: attractionItem,
  hotel: hotelItem,
  transport: transportItem,
  cruise: cruiseItem,
  unknown: unknownItem,
}

/** Returns what carts and orders need for the product of an item. */
export function displayOf(item: AnyItem): ItemDisplay<ItemContent> {
  const display: unknown = itemDisplays[knownIn(itemDisplays, item.ItemContent)]
  return display as ItemDisplay<ItemContent> // the row belongs to the item's product and is used for this item only
}
