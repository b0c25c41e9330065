import type { Schemas } from '@selat/sdk'

type Item = Schemas['CartItem'] | Schemas['OrderItem']

/** Returns the trip of an item that a test knows to be a ferry. */
export function asFerry(item: Item | undefined): Schemas['FerryItem'] {
  if (item?.ItemContent !== 'ferry') throw new Error('The item is no ferry trip.')
  return item.Ferry
}
