import type { Schemas } from '@selat/sdk'

import type { AnyItem } from './item.ts'

/** Every crossing of the items, in their order. */
export function sectorsOf(items: readonly AnyItem[]): Schemas['Sector'][] {
  return items.flatMap((item) => (item.ItemContent === 'ferry' ? item.Ferry.Sectors : []))
}
