import type { Schemas } from '@selat/sdk'

import type { LowestOffer } from './describe-product.ts'

/** Returns the lowest of several prices of a product, which have one currency; null if there is none. */
export function lowestOffer(
  prices: readonly (Schemas['Money'] | null | undefined)[],
  offer: Omit<NonNullable<LowestOffer>, 'price'> = {},
): LowestOffer {
  const [price] = prices
    .filter((money) => money !== null && money !== undefined)
    .toSorted((first, second) => first.Amount - second.Amount)
  return price === undefined ? null : { ...offer, price }
}
