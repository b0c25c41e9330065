import type { ServerSchemas as Schemas } from '@selat/sdk'

/** Returns the sectors of an item that must be a ferry's. */
export function ferryIn(
  item: Schemas['CartItem'] | Schemas['OrderItem'] | undefined,
): Schemas['FerryItem'] {
  if (item?.ItemContent !== 'ferry') throw new Error('The item is no ferry.')
  return item.Ferry
}
