import { displayOf } from './item-displays.ts'
import type { AnyItem } from './item.ts'
import { useItemTexts } from './use-item-texts.ts'

/** Returns a function that names an item in any text: “HarbourFront, Singapore to Batam Centre”. */
export function useItemName(): (item: AnyItem) => string {
  const words = useItemTexts()
  return (item) => displayOf(item).name(item, words)
}

/** Returns a function that adds the first day to the name of an item, for a cart that may have two items of one name. */
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

/**
 * Returns a function that names the parts of an item: “Outbound” and “Return”, or the rooms of a stay; none for a single part.
 */
export function useItemParts(): (item: AnyItem) => string[] {
  const words = useItemTexts()
  return (item) => displayOf(item).parts(item, words)
}
