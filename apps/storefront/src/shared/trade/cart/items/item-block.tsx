import { displayOf } from './item-displays.ts'
import type { AnyItem } from './item.ts'

/** Shows what an item is, where and when. */
export function ItemBlock({ item }: { item: AnyItem }) {
  const { Block } = displayOf(item)
  return <Block item={item} />
}
