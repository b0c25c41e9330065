import { STEP, useAddress } from '../../kit/address/use-address.ts'
import type { Address } from '../../kit/address/use-address.ts'
import { productAddress } from './product-url.ts'
import type { CatalogueContent, ProductQuery } from './product-url.ts'

export type ProductSearch = Address<ProductQuery>

/** The search of a list. Another filter changes the list where one looks, and is a step to come back from. */
export function useProductSearch(content: CatalogueContent): ProductSearch {
  return useAddress(productAddress[content], STEP)
}
