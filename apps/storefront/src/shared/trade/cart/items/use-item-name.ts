import { displayOf } from './item-displays.ts'
import type { AnyItem } from './item.ts'
import { useItemTexts } from './use-item-texts.ts'

/** “HarbourFront, Singapore to Batam Centre”: how an item is called wherever it is spoken of. */
export function useItemName(): (item: AnyItem) => string {
  const words = useItemTexts()
  return (item) => displayOf(item).name(item, words)
}

/** “Outbound” and “Return”, or the rooms of a stay; none where an item is one part. */
export function useItemParts(): (item: AnyItem) => string[] {
  const words = useItemTexts()
  return (item) => displayOf(item).parts(item, words)
}
