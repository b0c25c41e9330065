import type { Schemas } from '@selat/sdk'

import type { LowestOffer } from './describe-product.ts'

/** The least of several prices of a product, all in one currency; null where there is none. */
export function lowestOffer(
  prices: readonly (Schemas['Money'] | null | undefined)[],
  offer: Omit<NonNullable<LowestOffer>, 'price'> = {},
): LowestOffer {
  const [price] = prices
    .filter((money) => money !== null && money !== undefined)
    .toSorted((first, second) => first.Amount - second.Amount)
  return price === undefined ? null : { ...offer, price }
}
