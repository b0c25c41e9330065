import { displayOf } from './item-displays.ts'
import type { AnyItem } from './item.ts'

/** What, where and when of an item. */
export function ItemBlock({ item }: { item: AnyItem }) {
  const { Block } = displayOf(item)
  return <Block item={item} />
}
