import { attractionItem } from './attraction-item.tsx'
import { cruiseItem } from './cruise-item.tsx'
import { ferryItem } from './ferry-item.tsx'
import { hotelItem } from './hotel-item.tsx'
import type { ItemContent, ItemDisplay, ItemOf } from './item.ts'
import { packageItem } from './package-item.tsx'
import { transportItem } from './transport-item.tsx'

/** One row for each product that is sold. */
const itemDisplays: { [Content in ItemContent]: ItemDisplay<Content> } = {
  ferry: ferryItem,
  package: packageItem,
  attraction: attractionItem,
  hotel: hotelItem,
  transport: transportItem,
  cruise: cruiseItem,
}

/** What carts and orders ask of an item's product. */
export function displayOf<Content extends ItemContent>(
  item: ItemOf<Content>,
): ItemDisplay<Content> {
  return itemDisplays[item.ItemContent]
}
