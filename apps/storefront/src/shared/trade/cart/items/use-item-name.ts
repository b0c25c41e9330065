import { displayOf } from './item-displays.ts'
import type { AnyItem } from './item.ts'
import { useItemTexts } from './use-item-texts.ts'

/** “HarbourFront, Singapore to Batam Centre”: how an item is called wherever it is spoken of. */
export function useItemName(): (item: AnyItem) => string {
  const words = useItemTexts()
  return (item) => displayOf(item).name(item, words)
}

/** The same with its first day, where a cart may have two items of one name. */
export function useDatedItemName(): (item: AnyItem) => string {
  const words = useItemTexts()
  return (item) => {
    const { name, firstDay } = displayOf(item)
    const day = firstDay(item)
    return [name(item, words), ...(day === null ? [] : [words.format.date(day, 'short')])].join(
      ' · ',
    )
  }
}

/** “Outbound” and “Return”, or the rooms of a stay; none where an item is one part. */
export function useItemParts(): (item: AnyItem) => string[] {
  const words = useItemTexts()
  return (item) => displayOf(item).parts(item, words)
}
