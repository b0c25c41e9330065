import type { Schemas } from '@selat/sdk'

type Item = Schemas['CartItem'] | Schemas['OrderItem']

/** The trip of an item that a test knows to be a ferry's. */
export function asFerry(item: Item | undefined): Schemas['FerryItem'] {
  if (item?.ItemContent !== 'ferry') throw new Error('The item is no ferry trip.')
  return item.Ferry
}
