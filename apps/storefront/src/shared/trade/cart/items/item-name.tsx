import { partsAtCommas, Unbroken } from '@selat/ui/unbroken'

import type { AnyItem } from './item.ts'
import { useItemName } from './use-item-name.ts'

/** Shows the name of an item in a heading; the names of its terminals do not break inside. */
export function ItemName({ item }: { item: AnyItem }) {
  const name = useItemName()(item)
  const terminals =
    item.ItemContent === 'ferry'
      ? item.Ferry.Sectors.flatMap(({ From, To }) => [From.Name, To.Name])
      : []
  return <Unbroken text={name} parts={terminals.flatMap(partsAtCommas)} isYielding />
}
