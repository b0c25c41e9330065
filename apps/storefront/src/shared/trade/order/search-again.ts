import type { Schemas } from '@selat/sdk'

import { paths } from '../../app/paths.ts'
import { displayOf } from '../cart/items/item-displays.ts'

/** Where what an order was for is on sale again: its one item with everything filled in, else the start of the site. */
export function searchAgain({ Items }: Pick<Schemas['Order'], 'Items'>): string {
  const [first, ...others] = Items
  return first && others.length === 0 ? displayOf(first).address(first) : paths.home()
}
