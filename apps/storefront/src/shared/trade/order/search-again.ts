import type { Schemas } from '@selat/sdk'

import { paths } from '../../app/paths.ts'
import { displayOf } from '../cart/items/item-displays.ts'

/**
 * Returns the address at which an order can be bought again: for a single item the one with everything filled in, else the
 * start of the site.
 */
export function searchAgain({ Items }: Pick<Schemas['Order'], 'Items'>): string {
  const [first, ...others] = Items
  return first && others.length === 0 ? displayOf(first).address(first) : paths.home()
}
