import type { Schemas } from '@selat/sdk'

import { displayOf } from '../../../shared/trade/cart/items/item-displays.ts'

/** Returns a key of the items and their people. A cart with another key needs another form. */
export function formKey({ Items }: Pick<Schemas['Cart'], 'Items'>): string {
  return Items.map((item) =>
    [item.Id, ...Object.values(displayOf(item).people(item))].join('.'),
  ).join(' ')
}
