import type { ServerSchemas as Schemas } from '@selat/sdk'

/** The crossings of an item that has to be a ferry. */
export function ferryIn(
  item: Schemas['CartItem'] | Schemas['OrderItem'] | undefined,
): Schemas['FerryItem'] {
  if (item?.ItemContent !== 'ferry') throw new Error('The item is no ferry.')
  return item.Ferry
}
