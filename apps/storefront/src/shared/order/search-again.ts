import type { Schemas } from '@selat/sdk'

import { criteriaOfItem } from '../cart/cart-item-trip.ts'
import { serializeCriteria } from '../ferry/criteria-url.ts'
import { paths } from '../paths.ts'

/** Where the crossings of an order are on sale again, for the same party. */
export function searchAgain({ Items }: Pick<Schemas['Order'], 'Items'>): string {
  const [first] = Items
  return first ? paths.ferryResult(serializeCriteria(criteriaOfItem(first.Ferry))) : paths.ferry()
}
